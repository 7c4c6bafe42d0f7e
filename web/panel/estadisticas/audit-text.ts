import type { Difference } from '@club/shared';
import { COUNTER_NAMES } from '../common/counter-names';

export type Names = ReadonlyMap<string, string>;

const PLACES: Readonly<Record<Difference['lugar'], string>> = {
  partido: 'Partido',
  calendario: 'Calendario',
  balance: 'Balance del equipo',
  fila: 'Números',
  ranking_goles: 'Clasificación de goles',
  ranking_asistencias: 'Clasificación de asistencias',
  tabla_jugadores: 'Tabla de jugadores',
  parejas: 'Goles de cada pareja',
  mejor_pareja: 'Mejor pareja',
  goles_con_minutos: 'Goles de los partidos con minutos',
  tramos: 'Goles por tramos',
  fichas: 'Partido a partido',
  next_games: 'Próximos partidos',
  plantilla: 'Plantilla',
  noticias: 'Lista de noticias',
  inicio: 'Inicio del panel',
  historia: 'Historia del club',
};

const FIELDS: ReadonlyMap<string, string> = new Map([
  ...COUNTER_NAMES.map(([counter, label]) => [counter, label.toLocaleLowerCase('es')] as const),
  ['ganados', 'ganados'],
  ['goles_anotados', 'goles anotados'],
  ['fecha_date', 'fecha y hora'],
  ['fecha_str', 'fecha'],
  ['hora_str', 'hora'],
  ['temporada_nombre', 'nombre de la temporada'],
  ['nombre_temporada', 'nombre de la temporada'],
  ['jugador_nombre', 'nombre'],
  ['img_perfil', 'foto de perfil'],
  ['sumas', 'suma de las fichas'],
  ['borrados', 'jugadores borrados'],
]);

/** Place and name: 'Números, Ximo L.'. Some places, such as the season, have no name. */
function placeText({ lugar, id }: Difference, nombres: Names): string {
  const nombre = nombres.get(id);
  return nombre === undefined ? PLACES[lugar] : `${PLACES[lugar]}, ${nombre}`;
}

function fieldText({ lugar, campo }: Difference): string {
  // A ranking's field is the row index, from 0.
  if (lugar === 'ranking_goles' || lugar === 'ranking_asistencias') {
    return `puesto ${String(Number(campo) + 1)}`;
  }
  return FIELDS.get(campo) ?? campo.replaceAll('_', ' ');
}

/** A value as text; `undefined` for objects and lists. */
function valueText(value: unknown): string | undefined {
  if (value === null || value === '') return 'nada';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `«${value}»` : undefined;
}

export function differenceText(difference: Difference, nombres: Names): string {
  const place = placeText(difference, nombres);
  const { campo, esperado: expectedValue, guardado: storedValue } = difference;
  if (campo === '*') return `${place}: ${storedValue === null ? 'falta' : 'sobra'}.`;
  const [stored, expected] = [valueText(storedValue), valueText(expectedValue)];
  return stored === undefined || expected === undefined
    ? `${place}: ${fieldText(difference)} no coincide con las fichas.`
    : `${place}: ${fieldText(difference)} dice ${stored} y debería decir ${expected}.`;
}

export function adjustmentText(ajuste: Difference, nombres: Names): string {
  if (ajuste.lugar === 'next_games') return 'Próximos partidos: lista cambiada a mano.';
  const [shown, summed] = [valueText(ajuste.guardado), valueText(ajuste.esperado)];
  const place = placeText(ajuste, nombres);
  return `${place}: ${fieldText(ajuste)} ${shown ?? ''}; según las fichas, ${summed ?? ''}.`;
}
