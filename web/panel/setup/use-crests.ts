import type { Equipo } from '@club/shared';
import { uploadImage } from '../../lib/api/upload-image';
import { foldText, readTeamName } from '../common/team-names';
import { type Tasks, useTasks } from '../paste/use-tasks';
import { PHOTO_SHAPES } from '../photos/photo-shapes';
import { preparePhoto } from '../photos/prepare-photo';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Files assigned to teams, and the files left over. */
interface Breakdown<F> {
  readonly escudos: readonly { readonly equipo: Named; readonly file: F }[];
  readonly sobran: readonly F[];
}

const nameOf = (file: string) => foldText(file.replace(/\.[^.]*$/, ''));

/** Words, besides club forms, that do not identify a club. */
const FILLED = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const telling = (text: string) =>
  readTeamName(text)
    .key.split(' ')
    .filter((word) => !FILLED.has(word));

/**
 * Assigns each file to the team it is named after: first by equal names, then if one name contains all significant
 * words of the other. Left over are files that match several teams or none, and second files for a team.
 */
export function assignEscudos<F extends { readonly name: string }>(
  files: readonly F[],
  equipos: readonly Named[],
): Breakdown<F> {
  const escudos = new Map<string, { equipo: Named; file: F }>();
  const surplus: F[] = [];
  for (const file of files) {
    const equipo = ownerOf(nameOf(file.name), equipos);
    if (equipo && !escudos.has(equipo._id)) escudos.set(equipo._id, { equipo, file });
    else surplus.push(file);
  }
  return { escudos: [...escudos.values()], sobran: surplus };
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
  readonly file: File;
}

const noop = () => undefined;

async function sendEscudo({ equipo, file }: Escudo, idempotencyKey: string) {
  const prepared = await preparePhoto(file, PHOTO_SHAPES.equipo);
  if (!prepared.ok) return { ok: false, error: { status: 400, msg: prepared.msg } } as const;
  const { blob: picture, url } = prepared.foto;
  URL.revokeObjectURL(url);
  return uploadImage({
    tipo: 'equipo',
    id: equipo._id,
    foto: picture,
    idempotencyKey,
    onProgress: noop,
  });
}

export interface Escudos {
  readonly tasks: Tasks;
  /** Assigns files to teams by name and uploads them. Resolves to the names of the files left over. */
  readonly sendAll: (files: readonly File[], equipos: readonly Equipo[]) => Promise<string[]>;
  readonly send: (escudo: Escudo) => Promise<void>;
}

/** Uploads rivals' crests one after another. */
export function useCrests(onDone: () => void): Escudos {
  const tasks = useTasks();
  const run = async (escudos: readonly Escudo[]) => {
    await tasks.run(
      escudos.map((escudo) => {
        const { equipo, file } = escudo;
        return {
          contenido: [equipo._id, file.name, file.size, file.lastModified].join(' '),
          texto: `${equipo.nombre} (${file.name})`,
          run: (idempotencyKey) => sendEscudo(escudo, idempotencyKey),
        };
      }),
    );
    onDone();
  };
  return {
    tasks,
    sendAll: async (files, equipos) => {
      const { escudos, sobran: surplus } = assignEscudos(files, equipos);
      if (escudos.length > 0) await run(escudos);
      return surplus.map(({ name }) => name);
    },
    send: (escudo) => run([escudo]),
  };
}
