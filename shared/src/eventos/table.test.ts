import { describe, expect, it } from 'vitest';
import { deriveLiveMatch } from '../rules/live-match';
import { checkSteps } from '../rules/live-match-steps';
import { type Apunte, pasoOfEvento } from '../rules/step-of-evento';
import { contribution } from '../rules/contribution';
import { marcadorOf } from '../rules/score';
import { resolveActa } from '../rules/acta';
import { actualizarPartidoSchema } from '../records/partido';
import { findSquadPlayer, SHEET_VACIA } from '../testing/acta-arbitrary';
import { COUNTERS, type Contador } from '../vocabulary';
import type { Paso } from '../schemas/live-match';
import { PASOS_EVENTO, EVENTO_STEP_KINDS } from './steps';
import { EVENTOS, TIPOS_EVENTO, type TipoEvento, kindsOfStep } from './table';

/** Expected values, written by hand from reglas 34 to 36: score after one event, and the figures of its players. */
const COUNTED: Readonly<
  Record<
    TipoEvento,
    { score: string; autor?: readonly Contador[]; asistente?: readonly Contador[] }
  >
> = {
  'gol anotado': { score: '1-0', autor: ['goles'], asistente: ['asistencias'] },
  'gol encajado': { score: '0-1' },
  'tarjeta amarilla': { score: '0-0', autor: ['tarjetas_amarillas'] },
  'tarjeta roja': { score: '0-0', autor: ['tarjetas_rojas'] },
  'doble amarilla': { score: '0-0', autor: ['tarjetas_amarillas', 'tarjetas_rojas'] },
  cambio: { score: '0-0' },
};

/** Figures of every called-up player, whatever happened (reglas 35 and 76). */
const OF_EVERYBODY: ReadonlySet<Contador> = new Set([
  'partidos_jugados',
  'goles_encajados',
  'porterias_imbatidas',
  'titularidades',
  'minutos',
  'partidos_con_minutos',
]);

const [AUTOR, ASISTENTE] = ['jugador-0', 'jugador-1'];

/** An event with all players that its kind allows. */
const fullOf = (evento: TipoEvento): Apunte => ({
  evento,
  ...(EVENTOS[evento].autor !== 'nadie' && { autor_id: AUTOR }),
  ...(EVENTOS[evento].asistente && { asistente_id: ASISTENTE }),
  ...(EVENTOS[evento].relevo && { entra_id: ASISTENTE, sale_id: AUTOR }),
});

/** A match that has started, with one of the two players on the pitch. */
const EMPEZADO: readonly Paso[] = [
  {
    id: 'alineacion',
    instante: '2026-03-01T10:59:00.000Z',
    tipo: 'alineacion',
    filas: {
      delanteros: [AUTOR],
      mediocentros: [],
      defensas: [],
      portero: [],
      suplentes: [ASISTENTE],
    },
  },
  { id: 'comienzo', instante: '2026-03-01T11:00:00.000Z', tipo: 'comienzo' },
];

describe.each(TIPOS_EVENTO)('%s', (evento) => {
  const { autor_id, asistente_id, entra_id, sale_id } = fullOf(evento);

  it('counts as the rules say', () => {
    const ref = (id: string | undefined) => (id === undefined ? null : { jugador_id: id });
    const acta = resolveActa(
      actualizarPartidoSchema.parse({
        alineacion: {
          delanteros: [{ jugador_id: AUTOR }],
          suplentes: [{ jugador_id: ASISTENTE }],
        },
        detalles: {
          primera_parte: [
            {
              evento,
              autor: ref(autor_id),
              asistente: ref(asistente_id),
              entra: ref(entra_id),
              sale: ref(sale_id),
              minuto: 30,
            },
          ],
        },
      }),
      SHEET_VACIA,
      findSquadPlayer,
    );
    if (!acta.ok) throw new Error(acta.refusal.code);
    const { goles_anotados: ours, goles_encajados: theirs } = marcadorOf(acta.value.detalles);
    const { jugadores } = contribution(acta.value);
    const counted = (id: string) =>
      COUNTERS.filter((one) => !OF_EVERYBODY.has(one) && (jugadores[id]?.[one] ?? 0) > 0);
    const { score, autor = [], asistente = [] } = COUNTED[evento];
    expect(`${String(ours)}-${String(theirs)}`).toBe(score);
    expect(counted(AUTOR)).toEqual(autor);
    expect(counted(ASISTENTE)).toEqual(asistente);
  });

  const isNoted = EVENTOS[evento].paso !== null;

  it.runIf(isNoted)('is the same after conversion to a step and back', () => {
    const apunte = fullOf(evento);
    const paso = pasoOfEvento(
      { id: 'p', instante: '2026-03-01T11:05:00.000Z', mitad: 'primera_parte' },
      apunte,
    );
    expect(checkSteps([paso], findSquadPlayer).ok).toBe(true);
    expect(deriveLiveMatch([...EMPEZADO, paso]).eventos).toEqual([
      { ...apunte, paso_id: 'p', instante: paso.instante, mitad: 'primera_parte', minuto: 6 },
    ]);
  });

  it.runIf(isNoted)('has no fields at the touchline that its kind does not allow', () => {
    const { autor, propia_puerta } = EVENTOS[evento];
    const paso = pasoOfEvento(
      { id: 'p', instante: '2026-03-01T11:05:00.000Z', mitad: 'primera_parte' },
      {
        evento,
        autor_id: AUTOR,
        asistente_id: ASISTENTE,
        entra_id: ASISTENTE,
        sale_id: AUTOR,
        forma: 'cabeza',
        propia_puerta: true,
      },
    );
    expect(checkSteps([paso], findSquadPlayer).ok).toBe(true);
    expect('propia_puerta' in paso).toBe(autor === 'nadie' && propia_puerta !== null);
  });
});

it.each(EVENTO_STEP_KINDS)('%s asks for the player if he was one of ours', (paso) => {
  const autores = kindsOfStep(paso).map(
    (tipo) => EVENTOS[tipo].autor !== 'nadie' || EVENTOS[tipo].relevo,
  );
  expect(new Set(autores)).toEqual(new Set([PASOS_EVENTO[paso].pregunta !== null]));
});
