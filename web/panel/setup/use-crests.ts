import type { Equipo } from '@club/shared';
import { uploadImage } from '../../lib/api/upload-image';
import { PHOTO_SHAPES } from '../photos/photo-shapes';
import { preparePhoto } from '../photos/prepare-photo';
import { type Tareas, useTasks } from '../paste/use-tasks';
import { assignEscudos } from './assign-crests';

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
