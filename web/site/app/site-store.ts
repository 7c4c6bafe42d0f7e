import { type EventoKind, EVENTOS } from '@club/shared';
import { type LiveDoc, LiveStore } from '../../lib/live/live-store';

type Entries = readonly { readonly evento?: EventoKind }[];

/** The parts of a document that have events: the periods of a sheet, the steps of a live match. */
interface WithEventos {
  readonly detalles?: Readonly<Record<string, Entries>>;
  readonly pasos?: Entries;
}

const knownEntries = (entries: Entries) =>
  entries.filter(({ evento }) => evento === undefined || Object.hasOwn(EVENTOS, evento));

/** The same document without events of unknown kinds. */
function withKnownEventos(data: WithEventos): unknown {
  const { detalles, pasos } = data;
  if (!detalles && !pasos) return data;
  const periods = Object.entries(detalles ?? {});
  return {
    ...data,
    ...(detalles && {
      detalles: Object.fromEntries(periods.map(([period, all]) => [period, knownEntries(all)])),
    }),
    ...(pasos && { pasos: knownEntries(pasos) }),
  };
}

/**
 * The site's store. A page that stays open leaves out events whose kinds only a newer deployment knows. The panel,
 * which writes live matches back, has a plain store.
 */
export class SiteStore extends LiveStore {
  override receive(path: string, doc: LiveDoc<unknown>) {
    super.receive(
      path,
      doc.status === 'ready' ? { ...doc, data: withKnownEventos(doc.data as WithEventos) } : doc,
    );
  }
}
