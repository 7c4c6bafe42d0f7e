import { findTeam, findTeams, foldText, isSameTeam, readTeamName } from '../common/team-names';
import type { PartidoPreview } from '@club/shared';
import { cellOf, findHeadings, type PastedRecord, readTable } from './table';
import { readDia, readHora } from './values';

const ORDEN = ['fecha', 'hora', 'rival', 'lado', 'competicion', 'campo'] as const;
type Columna = (typeof ORDEN)[number];

const NOMBRES: Readonly<Record<Columna, readonly string[]>> = {
  fecha: ['fecha', 'dia', 'fecha partido', 'fecha del partido'],
  hora: ['hora', 'horario', 'hora inicio'],
  rival: ['rival', 'equipo', 'contrario', 'oponente', 'adversario', 'equipo rival'],
  lado: ['local visitante', 'local', 'lado', 'casa fuera', 'l v', 'c f', 'donde'],
  competicion: ['competicion', 'torneo', 'liga', 'categoria'],
  campo: ['campo', 'estadio', 'lugar', 'pabellon', 'terreno', 'terreno de juego', 'instalacion'],
};

const LADOS: ReadonlyMap<string, boolean> = new Map([
  ...['', 'local', 'l', 'casa', 'en casa', 'c', 'si', 's'].map((lado) => [lado, true] as const),
  ...['visitante', 'visita', 'v', 'fuera', 'f', 'no', 'n'].map((lado) => [lado, false] as const),
]);

/** Catalogues that a match refers to. */
const CATALOGOS = ['equipo', 'competicion', 'campo'] as const;
export type TipoCatalogo = (typeof CATALOGOS)[number];

interface Named {
  readonly _id: string;
  readonly nombre: string;
}
export type CatalogosPorTipo = Readonly<Record<TipoCatalogo, readonly Named[]>>;

/** A name in a row. Without an id, the record would have to be created. */
interface Referencia {
  readonly id: string | undefined;
  readonly nombre: string;
}

/** A pasted match and its values. */
export interface PastedPartido extends PastedRecord {
  /** DD-MM-YYYY */
  readonly fecha: string;
  readonly hora: string;
  readonly local: boolean;
  readonly referencias: Readonly<Record<TipoCatalogo, Referencia>>;
}

/** Comparison key of a catalogue name. Team names include the club form, as «CF» and «UD» are different rivals. */
export function nameKey(tipo: TipoCatalogo, nombre: string): string {
  if (tipo !== 'equipo') return `${tipo} ${foldText(nombre)}`;
  const { key, form } = readTeamName(nombre);
  return `${tipo} ${form} ${key}`;
}

/** Finds a record by name. An empty name means the only record, if there is just one. */
function find(tipo: TipoCatalogo, catalogo: readonly Named[], nombre: string): Referencia {
  const [only] = catalogo;
  if (nombre === '' && only && catalogo.length === 1) return { id: only._id, nombre: only.nombre };
  const key = foldText(nombre);
  const found =
    tipo === 'equipo'
      ? findTeam(catalogo, nombre)
      : catalogo.find((record) => foldText(record.nombre) === key);
  return found ? { id: found._id, nombre: found.nombre } : { id: undefined, nombre };
}

const ARTICULOS: Readonly<Record<TipoCatalogo, string>> = {
  equipo: 'el rival',
  competicion: 'la competición',
  campo: 'el campo',
};

/** Reads matches from a pasted table, each with its problems. Pure: creates nothing. */
export function readPartidos(
  texto: string,
  catalogos: CatalogosPorTipo,
  partidos: readonly Pick<PartidoPreview, 'fecha_str' | 'nombre_equipo'>[],
): readonly PastedPartido[] {
  const { filas, headings } = findHeadings(readTable(texto), NOMBRES);
  const columnas = headings ?? ORDEN;
  const isKnown = (fecha: string, rival: string) =>
    partidos.some((one) => one.fecha_str === fecha && isSameTeam(one.nombre_equipo, rival));
  const seen = new Set<string>();
  return filas.map((fila) => {
    const cell = (columna: Columna) => cellOf(fila, columnas, columna);
    const problemas: string[] = [];
    const avisos: string[] = [];
    const dia = readDia(cell('fecha'), 2099);
    if (dia === undefined)
      problemas.push(
        cell('fecha') === ''
          ? 'falta la fecha'
          : `la fecha «${cell('fecha')}» no es un día (3/5/2027)`,
      );
    const hora = cell('hora') === '' ? '10:00' : readHora(cell('hora'));
    if (hora === undefined)
      avisos.push(`No se ha entendido «${cell('hora')}» como hora: se pone a las 10:00`);
    const local = LADOS.get(foldText(cell('lado')));
    if (local === undefined)
      avisos.push(`No se ha entendido «${cell('lado')}» como local o visitante: se pone en casa`);
    const referencias = {
      equipo: find('equipo', catalogos.equipo, cell('rival')),
      competicion: find('competicion', catalogos.competicion, cell('competicion')),
      campo: find('campo', catalogos.campo, cell('campo')),
    };
    const { equipo, competicion, campo } = referencias;
    const alike = findTeams(catalogos.equipo, equipo.nombre);
    if (equipo.id === undefined && readTeamName(equipo.nombre).form === '' && alike.length > 1) {
      const names = alike.map(({ nombre }) => `«${nombre}»`).join(' o ');
      problemas.push(`«${equipo.nombre}» puede ser ${names}`);
    }
    for (const tipo of CATALOGOS) {
      const { nombre } = referencias[tipo];
      if (nombre === '') problemas.push(`falta ${ARTICULOS[tipo]}`);
      if (nombre.length > 80) problemas.push(`${ARTICULOS[tipo]} admite como mucho 80 caracteres`);
    }
    const fecha = (dia ?? '').split('-').reverse().join('-');
    const key = `${fecha} ${nameKey('equipo', equipo.nombre)}`;
    if (problemas.length === 0 && seen.has(key)) problemas.push('está dos veces en lo pegado');
    seen.add(key);
    return {
      linea: fila.linea,
      ultima: fila.ultima,
      texto: `${fecha} ${hora ?? '10:00'} · ${local === false ? 'en casa de' : 'contra'} ${equipo.nombre} · ${competicion.nombre} · ${campo.nombre}`,
      problemas,
      avisos,
      existe: isKnown(fecha, equipo.nombre),
      fecha,
      hora: hora ?? '10:00',
      local: local ?? true,
      referencias,
    };
  });
}

/** Names, without duplicates, that the matches need and no catalogue has. */
export function newNames(
  pegados: readonly PastedPartido[],
): readonly { readonly tipo: TipoCatalogo; readonly nombre: string }[] {
  const nuevos = pegados
    .filter(({ problemas, existe }) => problemas.length === 0 && !existe)
    .flatMap(({ referencias }) =>
      CATALOGOS.flatMap((tipo) =>
        referencias[tipo].id === undefined ? [{ tipo, nombre: referencias[tipo].nombre }] : [],
      ),
    );
  const keys = nuevos.map(({ tipo, nombre }) => nameKey(tipo, nombre));
  return nuevos.filter((_nuevo, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** The row when new names are not to be created: each is a problem. */
export function withoutNewNames(fila: PastedPartido): PastedPartido {
  const unknown = CATALOGOS.flatMap((tipo) => {
    const { id, nombre } = fila.referencias[tipo];
    return id === undefined && nombre !== '' ? [`no existe ${ARTICULOS[tipo]} «${nombre}»`] : [];
  });
  return { ...fila, problemas: [...fila.problemas, ...unknown] };
}
