import { countText } from '../../lib/number-text';
import type { ExchangeOutcome } from './exchange';
import type { Doubt } from './merge-logs';
import { type Notebook, listUnsentSteps } from './notebook';

/**
 * What the last exchange has led to. `saved`: the sheet is saved and has everything noted here. `ended-elsewhere`:
 * another sheet is saved, which lacks something noted here. `refused`: stopped until something changes.
 */
export type SendingState = Exclude<
  ExchangeOutcome,
  { readonly kind: 'received' | 'version-read' | 'sheet-annulled' }
>;

/** Whether sending has stopped until a person decides which device's log counts. */
export const isDecisionNeeded = ({ kind }: SendingState): boolean =>
  kind === 'discarded-elsewhere' || kind === 'ended-elsewhere';

/** Why the server refused something, or why a saved sheet has to be saved again. */
interface Problem {
  /** Shown to the user; the server's words if it refused. */
  readonly msg: string;
  /** The unsent step that the server refuses. Without it, the rest can be sent. */
  readonly stepId?: string;
}

/** State of a live match on this device, for the screen. */
export interface TouchlineState {
  /** `undefined`: not read yet. `null`: this device has no notebook of the match, or cannot read it. */
  readonly notebook: Notebook | null | undefined;
  /** The last notebook that this page had. It stays when another tab removes the notebook. */
  readonly lastNotebook: Notebook | undefined;
  readonly sending: SendingState;
  /** The server has confirmed that it still holds `notebook.servidor` (docs/decisions/0028). */
  readonly isChecked: boolean;
  readonly openDoubts: readonly Doubt[];
  /** Cleared when the server accepts something again. */
  readonly problem: Problem | undefined;
  /** The last change could not be stored on this device. */
  readonly isStoreBroken: boolean;
}

/** Why nothing can be sent now. */
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
    sending,
    isChecked,
    openDoubts,
  }: Pick<TouchlineState, 'notebook' | 'sending' | 'isChecked' | 'openDoubts'>,
  isOnline: boolean,
): SendingSummary {
  const { kind } = sending;
  if (openDoubts.length > 0 || isDecisionNeeded(sending)) {
    return { text: 'Hay que decidir', isAllSent: false };
  }
  const left = formatUnsent(notebook);
  // The server cannot lack anything of an empty notebook.
  const isAllSent = left === undefined && (isChecked || !notebook || notebook.pasos.length === 0);
  const isCovered = isOnline && kind !== 'offline';
  // Without coverage it is no news that the server does not answer.
  const obstacle = kind === 'server-busy' && !isCovered ? undefined : OBSTACLES[kind];
  if (obstacle !== undefined && !isAllSent) {
    return { text: left === undefined ? obstacle : `${obstacle}: ${left}`, isAllSent: false };
  }
  if (!isCovered) return { text: `Sin cobertura: ${left ?? 'todo enviado'}`, isAllSent: false };
  return { text: isAllSent ? 'Todo enviado' : (left ?? 'Comprobando…'), isAllSent };
}
