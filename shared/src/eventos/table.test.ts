import { describe, expect, it } from 'vitest';
import { deriveLiveMatch } from '../rules/live-match';
import { checkSteps, type Entry, toEventoStep } from '../rules/live-match-steps';
import { contribution } from '../rules/contribution';
import { deriveScore } from '../rules/score';
import { resolveActa } from '../rules/acta';
import { updatePartidoSchema } from '../records/partido';
import { findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { COUNTERS, type Counter, perRow } from '../vocabulary';
import type { Step } from '../schemas/live-match';
import { EVENTOS, EVENTO_KINDS, type EventoKind } from './table';

/** Expected values, written by hand from reglas 34 to 36: score after one event, and the figures of its players. */
const COUNTED: Readonly<
  Record<EventoKind, { score: string; autor?: readonly Counter[]; asistente?: readonly Counter[] }>
> = {
  'gol anotado': { score: '1-0', autor: ['goles'], asistente: ['asistencias'] },
  'gol encajado': { score: '0-1' },
  'tarjeta amarilla': { score: '0-0', autor: ['tarjetas_amarillas'] },
  'tarjeta roja': { score: '0-0', autor: ['tarjetas_rojas'] },
  'doble amarilla': { score: '0-0', autor: ['tarjetas_amarillas', 'tarjetas_rojas'] },
  cambio: { score: '0-0' },
};

/** Figures of every called-up player, whatever happened (reglas 35 and 76). */
const OF_EVERYBODY: ReadonlySet<Counter> = new Set([
  'partidos_jugados',
  'goles_encajados',
  'porterias_imbatidas',
  'titularidades',
  'minutos',
  'partidos_con_minutos',
]);

const [AUTHOR, ASSISTANT] = ['jugador-0', 'jugador-1'];

/** An event with all players that its kind allows. */
const makeFullEvento = (evento: EventoKind): Entry => ({
  evento,
  ...(EVENTOS[evento].autor !== 'nadie' && { autor_id: AUTHOR }),
  ...(EVENTOS[evento].asistente && { asistente_id: ASSISTANT }),
  ...(EVENTOS[evento].relevo && { entra_id: ASSISTANT, sale_id: AUTHOR }),
});

const STAMP = { id: 'p', instante: '2026-03-01T11:05:00.000Z', mitad: 'primera_parte' } as const;
/** A match that has started, with one of the two players on the pitch. */
const STARTED: readonly Step[] = [
  {
    id: 'alineacion',
    instante: '2026-03-01T10:59:00.000Z',
    tipo: 'alineacion',
    filas: { ...perRow(() => []), delanteros: [AUTHOR], suplentes: [ASSISTANT] },
  },
  { id: 'comienzo', instante: '2026-03-01T11:00:00.000Z', tipo: 'comienzo' },
];

describe.each(EVENTO_KINDS)('%s', (evento) => {
  const { autor_id, asistente_id, entra_id, sale_id } = makeFullEvento(evento);

  it('changes the score and the figures of its players as the rules say', () => {
    const ref = (id: string | undefined) => (id === undefined ? null : { jugador_id: id });
    const [by, from, entra, sale] = [autor_id, asistente_id, entra_id, sale_id].map(ref);
    const played = { evento, autor: by, asistente: from, entra, sale, minuto: 30 };
    const body = updatePartidoSchema.parse({
      alineacion: { delanteros: [ref(AUTHOR)], suplentes: [ref(ASSISTANT)] },
      detalles: { primera_parte: [played] },
    });
    const acta = resolveActa(body, EMPTY_SHEET, findSquadPlayer);
    if (!acta.ok) throw new Error(acta.refusal.code);
    const { goles_anotados: ours, goles_encajados: theirs } = deriveScore(acta.value);
    const { jugadores } = contribution(acta.value);
    const counted = (id: string) =>
      COUNTERS.filter((one) => !OF_EVERYBODY.has(one) && (jugadores[id]?.[one] ?? 0) > 0);
    const { score, autor = [], asistente = [] } = COUNTED[evento];
    expect(`${String(ours)}-${String(theirs)}`).toBe(score);
    expect(counted(AUTHOR)).toEqual(autor);
    expect(counted(ASSISTANT)).toEqual(asistente);
  });

  it.runIf(EVENTOS[evento].paso !== null)('is the same after conversion to a step and back', () => {
    const entry = makeFullEvento(evento);
    const step = toEventoStep(STAMP, entry);
    expect(checkSteps([step], findSquadPlayer).ok).toBe(true);
    expect(deriveLiveMatch([...STARTED, step]).eventos).toEqual([
      { ...entry, paso_id: 'p', instante: step.instante, mitad: 'primera_parte', minuto: 6 },
    ]);
  });
});
