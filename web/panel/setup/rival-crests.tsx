import { crestName, type Equipo, foldText, readClubName } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionHeading } from '../../components/page';
import { RivalBadge } from '../../components/rival-badge';
import { uploadImage } from '../../lib/api/upload-image';
import { useTasks } from '../paste/use-tasks';
import { FailuresAlert } from '../common/notice-banner';
import { FilePick } from '../common/file-pick';
import type { NamedRecord } from '../common/resource-screen';
import { LinedRow } from '../common/rows';
import { PHOTO_SHAPES, preparePhoto } from '../photos/prepare-photo';

const foldFileName = (file: string) => foldText(file.replace(/\.[^.]*$/, ''));

/** Words that do not identify a club. `readClubName` already leaves out its form, such as CD. */
const FILLER_WORDS = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const significantWords = (text: string) =>
  readClubName(text).words.filter((word) => !FILLER_WORDS.has(word));

/**
 * Assigns each file to the team that it is named after. `surplus` are files that are named after no team or several,
 * and the second file of a team.
 */
export function assignEscudos<F extends { readonly name: string }>(
  files: readonly F[],
  equipos: readonly NamedRecord[],
) {
  const escudos = new Map<string, { equipo: NamedRecord; file: F }>();
  const surplus: F[] = [];
  for (const file of files) {
    const equipo = findCrestOwner(foldFileName(file.name), equipos);
    if (equipo && !escudos.has(equipo._id)) escudos.set(equipo._id, { equipo, file });
    else surplus.push(file);
  }
  return { escudos: [...escudos.values()], surplus };
}

/** The team with this name; otherwise the only one whose significant words include all of this name, or vice versa. */
function findCrestOwner(name: string, equipos: readonly NamedRecord[]): NamedRecord | undefined {
  const same = equipos.find(({ nombre }) => foldText(nombre) === name);
  if (same) return same;
  const words = significantWords(name);
  if (words.length === 0) return undefined;
  const like = equipos.filter(({ nombre }) => {
    const team = significantWords(nombre);
    const [few, many] = team.length < words.length ? [team, words] : [words, team];
    return few.length > 0 && few.every((word) => many.includes(word));
  });
  return like.length === 1 ? like[0] : undefined;
}

type Escudo = ReturnType<typeof assignEscudos<File>>['escudos'][number];

async function sendEscudo({ equipo, file }: Escudo, idempotencyKey: string) {
  const prepared = await preparePhoto(file, PHOTO_SHAPES.equipo);
  if (!prepared.ok) return { ok: false, error: { status: 400, msg: prepared.msg } } as const;
  const { blob: image, url } = prepared.photo;
  URL.revokeObjectURL(url);
  return uploadImage({
    tipo: 'equipo',
    id: equipo._id,
    image,
    idempotencyKey,
    onProgress: () => undefined,
  });
}

interface RivalEscudosProps {
  readonly equipos: readonly Equipo[];
  readonly onDone: () => void;
}

/** Crests of the rivals: one file each, or many at once, assigned by file name. */
export function RivalEscudos({ equipos, onDone }: RivalEscudosProps) {
  const { run, isBusy, progress, failures } = useTasks();
  const [unassigned, setUnassigned] = useState<readonly string[]>([]);
  const send = async (escudos: readonly Escudo[]) => {
    if (escudos.length === 0) return;
    await run(
      escudos.map((escudo) => {
        const { equipo, file } = escudo;
        return {
          content: [equipo._id, file.name, file.size, file.lastModified].join(' '),
          label: `${equipo.nombre} (${file.name})`,
          run: (idempotencyKey) => sendEscudo(escudo, idempotencyKey),
        };
      }),
    );
    onDone();
  };
  const pickAll = async (files: readonly File[]) => {
    const { escudos, surplus } = assignEscudos(files, equipos);
    await send(escudos);
    setUnassigned(surplus.map(({ name }) => name));
  };
  return (
    <section>
      <SectionHeading>Escudos de los rivales</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Si los tienes en ficheros que se llaman como los equipos, elígelos todos a la vez. Sin
          escudo salen sus iniciales.
        </Typography>
        <FilePick
          label="Elegir escudos de los rivales"
          accept="image/*"
          isBusy={isBusy}
          isMultiple
          onPick={(files) => void pickAll(files)}
        >
          Elegir escudos
        </FilePick>
        {isBusy && progress && (
          <Typography role="status">
            {progress.done} de {progress.total} escudos guardados
          </Typography>
        )}
        <FailuresAlert failures={failures} />
        {unassigned.length > 0 && (
          <Alert severity="warning" role="status">
            No se sabe de qué equipo son: {unassigned.join(', ')}. Elígelos en su fila.
          </Alert>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 1 }}>
          {equipos.map((equipo) => (
            <LinedRow key={equipo._id} sx={{ flexWrap: 'wrap', gap: 1.5, py: 1 }}>
              <RivalBadge
                nombre={equipo.nombre}
                color={equipo.color_hex}
                escudo={crestName(equipo._id, equipo.escudo)}
                size={40}
              />
              <Typography sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {equipo.nombre}
              </Typography>
              <FilePick
                label={`${equipo.escudo ? 'Cambiar' : 'Elegir'} escudo: ${equipo.nombre}`}
                accept="image/*"
                isBusy={isBusy}
                onPick={([file]) => void send([{ equipo, file }])}
              >
                {equipo.escudo ? 'Cambiar' : 'Elegir'} escudo
              </FilePick>
            </LinedRow>
          ))}
        </Box>
      </Box>
    </section>
  );
}
