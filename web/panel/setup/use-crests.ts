import type { Equipo } from '@club/shared';
import { uploadImage } from '../../lib/api/upload-image';
import { foldText, readTeamName } from '../common/team-names';
import { type Tareas, useTasks } from '../paste/use-tasks';
import { PHOTO_SHAPES } from '../photos/photo-shapes';
import { preparePhoto } from '../photos/prepare-photo';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Files assigned to teams, and the files left over. */
interface Reparto<F> {
  readonly escudos: readonly { readonly equipo: Named; readonly fichero: F }[];
  readonly sobran: readonly F[];
}

const nameOf = (fichero: string) => foldText(fichero.replace(/\.[^.]*$/, ''));

/** Words, besides club forms, that do not identify a club. */
const RELLENO = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const telling = (text: string) =>
  readTeamName(text)
    .key.split(' ')
    .filter((word) => !RELLENO.has(word));

/**
 * Assigns each file to the team it is named after: first by equal names, then if one name contains all significant
 * words of the other. Left over are files that match several teams or none, and second files for a team.
 */
export function assignEscudos<F extends { readonly name: string }>(
  ficheros: readonly F[],
  equipos: readonly Named[],
): Reparto<F> {
  const escudos = new Map<string, { equipo: Named; fichero: F }>();
  const sobran: F[] = [];
  for (const fichero of ficheros) {
    const equipo = ownerOf(nameOf(fichero.name), equipos);
    if (equipo && !escudos.has(equipo._id)) escudos.set(equipo._id, { equipo, fichero });
    else sobran.push(fichero);
  }
  return { escudos: [...escudos.values()], sobran };
}

function ownerOf(name: string, equipos: readonly Named[]): Named | undefined {
  const same = equipos.find(({ nombre }) => foldText(nombre) === name);
  if (same) return same;
  const words = telling(name);
  if (words.length === 0) return undefined;
  const like = equipos.filter(({ nombre }) => {
    const team = telling(nombre);
    const [few, many] = team.length < words.length ? [team, words] : [words, team];
    return few.length > 0 && few.every((word) => many.includes(word));
  });
  return like.length === 1 ? like[0] : undefined;
}

interface Escudo {
  readonly equipo: Pick<Equipo, '_id' | 'nombre'>;
  readonly fichero: File;
}

const noop = () => undefined;

async function sendEscudo({ equipo, fichero }: Escudo, idempotencyKey: string) {
  const prepared = await preparePhoto(fichero, PHOTO_SHAPES.equipo);
  if (!prepared.ok) return { ok: false, error: { status: 400, msg: prepared.msg } } as const;
  const { blob: foto, url } = prepared.foto;
  URL.revokeObjectURL(url);
  return uploadImage({
    tipo: 'equipo',
    id: equipo._id,
    foto,
    idempotencyKey,
    onProgress: noop,
  });
}

export interface Escudos {
  readonly tareas: Tareas;
  /** Assigns files to teams by name and uploads them. Resolves to the names of the files left over. */
  readonly sendAll: (ficheros: readonly File[], equipos: readonly Equipo[]) => Promise<string[]>;
  readonly send: (escudo: Escudo) => Promise<void>;
}

/** Uploads rivals' crests one after another. */
export function useCrests(onDone: () => void): Escudos {
  const tareas = useTasks();
  const run = async (escudos: readonly Escudo[]) => {
    await tareas.run(
      escudos.map((escudo) => {
        const { equipo, fichero } = escudo;
        return {
          contenido: [equipo._id, fichero.name, fichero.size, fichero.lastModified].join(' '),
          texto: `${equipo.nombre} (${fichero.name})`,
          run: (idempotencyKey) => sendEscudo(escudo, idempotencyKey),
        };
      }),
    );
    onDone();
  };
  return {
    tareas,
    sendAll: async (ficheros, equipos) => {
      const { escudos, sobran } = assignEscudos(ficheros, equipos);
      if (escudos.length > 0) await run(escudos);
      return sobran.map(({ name }) => name);
    },
    send: (escudo) => run([escudo]),
  };
}
