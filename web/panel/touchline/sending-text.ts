import { countText } from '../../lib/number-text';
import { type Notebook, listUnsentSteps } from './notebook';
import type { SendingState, TouchlineState } from './touchline';

/** Why the rest cannot be sent now. */
const OBSTACLES: Readonly<Partial<Record<SendingState['kind'], string>>> = {
  'server-busy': 'El servidor no responde',
  'logged-out': 'Sesión caducada',
  unverified: 'Web sin verificar',
  refused: 'No aceptado',
};

/** Sync status for the screen. */
export interface SendingSummary {
  readonly text: string;
  /** The server has confirmed that it holds everything. */
  readonly isAllSent: boolean;
}

/** Text of what is left to send; `undefined` if nothing, as far as the device knows. */
function formatUnsent(notebook: Notebook | null | undefined): string | undefined {
  if (!notebook) return undefined;
  const { length: pending } = listUnsentSteps(notebook);
  if (pending > 0) return `${countText(pending, 'apunte')} por enviar`;
  return notebook.cierre === null ? undefined : 'la ficha, por guardar';
}

/** Sync status as text. `isOnline` comes from the browser. */
export function summarizeSending(
  {
    notebook,
    sending: { kind },
    isChecked,
    openDoubts,
  }: Pick<TouchlineState, 'notebook' | 'sending' | 'isChecked' | 'openDoubts'>,
  isOnline: boolean,
): SendingSummary {
  if (openDoubts.length > 0 || kind === 'discarded-elsewhere' || kind === 'ended-elsewhere') {
    return { text: 'Hay que decidir', isAllSent: false };
  }
  const left = formatUnsent(notebook);
  // The server cannot lack anything of an empty notebook.
  const isAllSent = left === undefined && (isChecked || !notebook || notebook.pasos.length === 0);
  const isCovered = isOnline && kind !== 'offline';
  const obstacle = kind === 'server-busy' && !isCovered ? undefined : OBSTACLES[kind];
  if (obstacle !== undefined && !isAllSent) {
    return { text: left === undefined ? obstacle : `${obstacle}: ${left}`, isAllSent: false };
  }
  // Without coverage the last confirmed state is repeated.
  if (!isCovered) return { text: `Sin cobertura: ${left ?? 'todo enviado'}`, isAllSent: false };
  return { text: isAllSent ? 'Todo enviado' : (left ?? 'Comprobando…'), isAllSent };
}
