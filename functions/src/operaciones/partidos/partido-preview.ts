import { type ActualizarPartidoPreview, type Partido, refuse, type Result } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { changedFields, refuseOtherId } from '../preview-body';
import { findPartido, updatePartido } from './partidos';

/**
 * The match after its preview was sent: date, time, `local`, `estado` and season change the record, and so the preview;
 * score and names are the record's, whatever the preview says. With nothing to change nothing is written.
 */
export async function upsertPartidoPreview(
  uow: UnitOfWork,
  id: string,
  body: ActualizarPartidoPreview,
  ahora: Date,
): Promise<Result<Partido>> {
  if (body.partido_id !== undefined && body.partido_id !== id) return refuseOtherId('partido_id');
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  const { temporada_id, fecha_date, fecha_str, hora_str, local, estado } = body;
  const changes = changedFields(
    { temporada_id, fecha_date, fecha_str, hora_str, local, estado },
    found.value,
  );
  if (Object.keys(changes).length === 0) return found;
  // A date in one form is checked against the other ones that came with it, changed or not.
  const kickoff = { fecha_date, fecha_str, hora_str };
  const isMoved = Object.keys(kickoff).some((field) => Object.hasOwn(changes, field));
  return updatePartido(uow, id, { ...(isMoved && kickoff), ...changes }, ahora);
}

/** Whether a match's record exists: a preview of none is refused as an unknown id in a body. */
export async function requirePartido(uow: UnitOfWork, id: string): Promise<Result<string>> {
  return (await uow.read(documents.partido(id)))
    ? { ok: true, value: id }
    : refuse('referencia-desconocida', `el partido «${id}»`);
}
