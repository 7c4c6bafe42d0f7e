import type { PartidoPreview } from '@club/shared';
import { conColumnas, readTable, plano } from './tabla';
import { readDia, readHora } from './valores';

const ORDEN = ['fecha', 'hora', 'rival', 'lado', 'competicion', 'campo'] as const;
type Columna = (typeof ORDEN)[number];

const NOMBRES: Readonly<Record<Columna, readonly string[]>> = {
  fecha: ['fecha', 'dia'],
  hora: ['hora', 'horario'],
  rival: ['rival', 'equipo', 'contrario', 'oponente'],
  lado: ['local visitante', 'local', 'lado', 'casa fuera', 'l v', 'donde'],
  competicion: ['competicion', 'torneo', 'liga', 'categoria'],
  campo: ['campo', 'estadio', 'lugar', 'pabellon'],
};

const LADOS: ReadonlyMap<string, boolean> = new Map([
  ['', true],
  ['local', true],
  ['l', true],
  ['casa', true],
  ['si', true],
  ['visitante', false],
  ['v', false],
  ['fuera', false],
  ['no', false],
]);

/** The three catalogues that a match names. */
const CATALOGOS = ['equipo', 'competicion', 'campo'] as const;
export type TipoCatalogo = (typeof CATALOGOS)[number];

interface Named {
  readonly _id: string;
  readonly nombre: string;
}
export type CatalogosPorTipo = Readonly<Record<TipoCatalogo, readonly Named[]>>;

/** A name of a row: the record that it means, or one that would have to be created. */
type Referencia =
  | { readonly id: string; readonly nombre: string }
  | { readonly id: undefined; readonly nombre: string };

/** A pasted match as it would be created. */
export interface PartidoPegado {
  readonly linea: number;
  readonly texto: string;
  readonly problemas: readonly string[];
  /** Whether the season has it already: the same rival on the same day. */
  readonly existe: boolean;
  /** DD-MM-YYYY */
  readonly fecha: string;
  readonly hora: string;
  readonly local: boolean;
  readonly referencias: Readonly<Record<TipoCatalogo, Referencia>>;
}

/** Who is meant by a name; an empty one means the only record that there is. */
function find(catalogo: readonly Named[], nombre: string): Referencia {
  const [only] = catalogo;
  if (nombre === '' && only && catalogo.length === 1) return { id: only._id, nombre: only.nombre };
  const found = catalogo.find((record) => plano(record.nombre) === plano(nombre));
  return found ? { id: found._id, nombre: found.nombre } : { id: undefined, nombre };
}

const ARTICULOS: Readonly<Record<TipoCatalogo, string>> = {
  equipo: 'el rival',
  competicion: 'la competición',
  campo: 'el campo',
};

/** Matches of a pasted table, each with what is wrong with it; pure, and nothing is created. */
export function readPartidos(
  texto: string,
  catalogos: CatalogosPorTipo,
  partidos: readonly Pick<PartidoPreview, 'fecha_str' | 'nombre_equipo'>[],
): readonly PartidoPegado[] {
  const { filas, de } = conColumnas(readTable(texto), ORDEN, NOMBRES);
  const known = new Set(partidos.map((p) => `${p.fecha_str} ${plano(p.nombre_equipo)}`));
  const seen = new Set<string>();
  return filas.map((fila) => {
    const problemas: string[] = [];
    const dia = readDia(de(fila, 'fecha'), 2099);
    if (dia === undefined)
      problemas.push(`la fecha «${de(fila, 'fecha')}» no es un día (3/5/2027)`);
    const hora = de(fila, 'hora') === '' ? '10:00' : readHora(de(fila, 'hora'));
    if (hora === undefined) problemas.push(`la hora «${de(fila, 'hora')}» no es una hora (18:30)`);
    const local = LADOS.get(plano(de(fila, 'lado')));
    if (local === undefined) problemas.push(`«${de(fila, 'lado')}» no es Local ni Visitante`);
    const referencias = {
      equipo: find(catalogos.equipo, de(fila, 'rival')),
      competicion: find(catalogos.competicion, de(fila, 'competicion')),
      campo: find(catalogos.campo, de(fila, 'campo')),
    };
    for (const tipo of CATALOGOS) {
      const { nombre } = referencias[tipo];
      if (nombre === '') problemas.push(`falta ${ARTICULOS[tipo]}`);
      if (nombre.length > 80) problemas.push(`${ARTICULOS[tipo]} admite como mucho 80 caracteres`);
    }
    const fecha = (dia ?? '').split('-').reverse().join('-');
    const key = `${fecha} ${plano(referencias.equipo.nombre)}`;
    if (problemas.length === 0 && seen.has(key)) problemas.push('está dos veces en lo pegado');
    seen.add(key);
    const { equipo, competicion, campo } = referencias;
    return {
      linea: fila.linea,
      texto: `${fecha} ${hora ?? ''} · ${local === false ? 'en casa de' : 'contra'} ${equipo.nombre} · ${competicion.nombre} · ${campo.nombre}`,
      problemas,
      existe: known.has(key),
      fecha,
      hora: hora ?? '',
      local: local ?? true,
      referencias,
    };
  });
}

/** Names that the matches would need and that no catalogue has, each once. */
export function nombresNuevos(
  pegados: readonly PartidoPegado[],
): readonly { readonly tipo: TipoCatalogo; readonly nombre: string }[] {
  const nuevos = pegados
    .filter(({ problemas, existe }) => problemas.length === 0 && !existe)
    .flatMap(({ referencias }) =>
      CATALOGOS.flatMap((tipo) =>
        referencias[tipo].id === undefined ? [{ tipo, nombre: referencias[tipo].nombre }] : [],
      ),
    );
  const keys = nuevos.map(({ tipo, nombre }) => `${tipo} ${plano(nombre)}`);
  return nuevos.filter((_nuevo, index) => keys.indexOf(keys[index] ?? '') === index);
}
