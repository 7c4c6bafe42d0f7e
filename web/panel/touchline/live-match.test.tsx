import {
  capitalise,
  type Entry,
  EVENTOS,
  EVENTO_STEPS,
  EVENTO_KINDS,
  EVENTO_STEP_KINDS,
  type EventoStepKind,
  type Period,
  perRow,
  type Step,
  deriveLiveMatch,
  type PhaseKind,
} from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoteButtons, PhaseButtons } from './thumb-bar';
import { DraftFlow } from './draft-flow';
import { type Notebook, createNotebook } from './notebook';
import type { TouchlineController } from './touchline';
import { FinishDialog } from './match-dialogs';
import { MatchProvider } from './use-match';
import type { MatchActions } from './match-actions';
import { clockText } from './touchline-score';
import { buildPartido } from '../../../shared/src/testing/partido-builder';

const jugador = (id: string, dorsal: number) =>
  ({ jugador_id: id, nombre_con_inicial: `${id} P.`, dorsal, fila: 'defensas' }) as const;
const PARTIDO = buildPartido();
const INSTANT = PARTIDO.fecha_date;

/** A part of the match's screen, with the context that it needs. */
const provideMatch = (part: ReactNode, notebook: Notebook, actions: Partial<MatchActions>) => (
  <MatchProvider
    controller={{} as TouchlineController}
    actions={actions as MatchActions}
    notebook={notebook}
  >
    {part}
  </MatchProvider>
);

/** Renders the questions for a notebook's draft. Returns an array that gets the entries as they are noted. */
function openFlow(fields: Partial<Notebook>): readonly Entry[] {
  const noted: Entry[] = [];
  const finishDraft = (entry: Entry) => Promise.resolve(noted.push(entry) > 0);
  function Flow() {
    const [notebook, setNotebook] = useState({
      ...createNotebook(PARTIDO, [], () => 'id'),
      ...fields,
    });
    const { borrador: draft } = notebook;
    if (!draft) throw new Error('no draft');
    const setAuthor = (autor_id: string) => {
      setNotebook({ ...notebook, borrador: { ...draft, autor_id } });
      return Promise.resolve(true);
    };
    const actions: Partial<MatchActions> = { setAuthor, finishDraft };
    return provideMatch(<DraftFlow draft={draft} />, notebook, actions);
  }
  render(<Flow />);
  return noted;
}

const tap = (name: string) => fireEvent.click(screen.getByText(name));

/** Opens the questions for an event, with Ana and Bea to choose from. */
const openDraft = (tipo: EventoStepKind, steps: Notebook['pasos'] = []) =>
  openFlow({
    borrador: { tipo, instante: INSTANT },
    plantilla: [jugador('ana', 9), jugador('bea', 4)],
    pasos: steps,
  });

/** Kinds of events that are entered for a player, each with the step of its button. */
const OF_A_PLAYER = EVENTO_KINDS.flatMap((evento) => {
  const { autor, paso } = EVENTOS[evento];
  return autor === 'nadie' || paso === null ? [] : [[evento, paso] as const];
});

describe('entering an event at the touchline', () => {
  it.each(OF_A_PLAYER)('notes «%s» for the tapped player', (evento, step) => {
    const eventoClass = EVENTOS[evento];
    const noted = openDraft(step);
    expect(screen.getByText(EVENTO_STEPS[step].pregunta ?? '')).toBeDefined();
    const kind = screen.queryByText(capitalise(eventoClass.nombre));
    if (kind) fireEvent.click(kind);
    tap('ana P.');
    if (eventoClass.asistente) tap('bea P.');
    expect(noted).toEqual([
      { evento, autor_id: 'ana', ...(eventoClass.asistente && { asistente_id: 'bea' }) },
    ]);
  });

  it.each([
    ['No lo sé', { evento: 'gol anotado' }],
    ['Propia puerta del rival', { evento: 'gol anotado', propia_puerta: true }],
  ])('notes a goal without a scorer for «%s»', (answer, entry) => {
    const noted = openDraft('gol_anotado');
    tap(answer);
    expect(noted).toEqual([entry]);
  });

  it('ignores the second tap of a double tap', () => {
    openDraft('gol_anotado');
    const isIgnoringTaps = () => screen.getByText('ana P.').closest('[inert]') !== null;
    expect(isIgnoringTaps()).toBe(true);
    // The title names the dialog, so it must not be inert.
    const title = screen.getByRole('heading', { name: '¿Quién ha marcado?' });
    expect(title.closest('[inert]')).toBeNull();
    passMinutes(1);
    expect(isIgnoringTaps()).toBe(false);
  });

  it('requires a player for a card, and does not offer one who was sent off before', () => {
    const red = { tipo: 'tarjeta', evento: 'tarjeta roja', autor_id: 'ana' } as const;
    const noted = openDraft('tarjeta', [{ id: 'r', instante: INSTANT, ...red }]);
    expect(screen.queryByText('No lo sé')).toBeNull();
    fireEvent.click(screen.getByText('Doble amarilla'));
    expect(screen.queryByText('ana P.')).toBeNull();
    tap('bea P.');
    expect(noted).toEqual([{ evento: 'doble amarilla', autor_id: 'bea' }]);
  });
});

it('each event step has one button, with our goals last, nearest to the thumb', () => {
  const begun: EventoStepKind[] = [];
  const onBegin = (tipo: EventoStepKind) => begun.push(tipo);
  render(
    <>
      <NoteButtons row="others" onBegin={onBegin} />
      <NoteButtons row="goals" onBegin={onBegin} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(new Set(begun)).toEqual(new Set(EVENTO_STEP_KINDS));
  expect(begun.slice(-2)).toEqual(['gol_encajado', 'gol_anotado']);
});

/** Ana starts, Bea and Eva are substitutes. */
const LINEUP: readonly Step[] = [
  {
    id: 'a',
    instante: INSTANT,
    tipo: 'alineacion',
    filas: { ...perRow(() => []), delanteros: ['ana'], suplentes: ['bea', 'eva'] },
  },
  { id: 'c', instante: INSTANT, tipo: 'comienzo' },
];

const openSubstitution = (steps: readonly Step[]) =>
  openFlow({
    borrador: { tipo: 'cambio', instante: INSTANT },
    plantilla: [jugador('ana', 1), jugador('bea', 2), jugador('eva', 3)],
    pasos: [...steps],
  });

/** The players to choose from. */
const offered = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((label) => label.includes('P.'));

describe('a substitution at the touchline', () => {
  it('takes two taps: a player on the pitch goes off, another comes on', () => {
    const noted = openSubstitution(LINEUP);
    expect(offered()).toEqual(['1ana P.']);
    tap('ana P.');
    expect(offered()).toEqual(['2bea P.', '3eva P.']);
    tap('eva P.');
    expect(noted).toEqual([{ evento: 'cambio', sale_id: 'ana', entra_id: 'eva' }]);
  });

  it('asks for the line-up if there is none', () => {
    openSubstitution([]);
    expect(screen.getByText(/Pon la alineación en «Más»/)).toBeTruthy();
  });

  it('says in the break before extra time how many were noted since the second half began', () => {
    const change = (mitad: Period, sale_id: string, entra_id: string): Step => ({
      id: `${sale_id}-${entra_id}`,
      instante: INSTANT,
      tipo: 'cambio',
      sale_id,
      entra_id,
      mitad,
    });
    openSubstitution([
      ...LINEUP,
      change('primera_parte', 'ana', 'bea'),
      { id: 's', instante: INSTANT, tipo: 'segunda_parte' },
      change('segunda_parte', 'bea', 'eva'),
      { id: 'f', instante: INSTANT, tipo: 'fin_segunda_parte' },
    ]);
    expect(screen.getByText(/se apuntan seguidos\. Van 1\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listo' })).toBeTruthy();
  });
});

/** Renders a part of the match's screen. */
function renderInMatch(part: ReactNode, fields: Partial<Notebook>, actions: Partial<MatchActions>) {
  const notebook = { ...createNotebook(PARTIDO, [], () => 'id'), ...fields };
  render(provideMatch(part, notebook, actions));
}

it('a suspended player may come on after one question for the whole match', async () => {
  const noted: Entry[] = [];
  function Substitution() {
    const [tries, setTries] = useState(0);
    return (
      <>
        <DraftFlow key={tries} draft={{ tipo: 'cambio', instante: INSTANT, autor_id: 'ana' }} />
        <button onClick={() => setTries(tries + 1)}>Otra vez</button>
      </>
    );
  }
  renderInMatch(
    <Substitution />,
    {
      plantilla: [jugador('ana', 1), jugador('fer', 2)],
      pasos: [...LINEUP],
      sancionados: [{ jugador_id: 'fer', nombre_con_inicial: 'fer P.', motivo: 'roja' }],
    },
    { finishDraft: (entry) => Promise.resolve(noted.push(entry) > 0) },
  );
  tap('fer P.');
  expect(noted).toEqual([]);
  await act(() => Promise.resolve(tap('Alinear')));
  tap('Otra vez');
  tap('fer P.');
  const entry = { evento: 'cambio', sale_id: 'ana', entra_id: 'fer' };
  expect(noted).toEqual([entry, entry]);
});

describe('a shoot-out at the touchline', () => {
  const kick = (id: string, lado: 'club' | 'rival', gol = true): Step => ({
    id,
    instante: INSTANT,
    tipo: 'lanzamiento',
    lado,
    gol,
  });
  it.each<[string, Step, string | undefined]>([
    [
      'without a winner',
      kick('m', 'rival', false),
      'La tanda va 1-1, sin ganador: la ficha se guardará sin ella.',
    ],
    [
      'when the score is not level',
      { id: 'e', instante: INSTANT, tipo: 'gol_encajado' },
      'El marcador no está empatado: la ficha se guardará sin la tanda de penaltis.',
    ],
    ['unless it has a winner', kick('m', 'club'), undefined],
  ])('is not in the sheet %s, as is said before saving', (_when, last, text) => {
    const tanda: Step = { id: 't', instante: INSTANT, tipo: 'tanda' };
    const steps = [tanda, kick('k', 'club'), kick('l', 'rival'), last];
    renderInMatch(<FinishDialog onClose={() => undefined} />, { pasos: steps }, {});
    expect(screen.queryByText(/la ficha se guardará sin/)?.textContent).toBe(text);
  });
});

const KICKOFF = '2026-03-01T11:00:00.000Z';
const START: Step = { id: 'c', instante: KICKOFF, tipo: 'comienzo', minutos_parte: 35 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(KICKOFF) });
});

const passMinutes = (minutes: number) => {
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
};
const classOfButton = () => screen.getByRole('button').className;

describe('the button of the next phase', () => {
  it('is highlighted when the half of the competition’s length is over, and starts that phase', () => {
    const started: string[] = [];
    render(
      <PhaseButtons
        liveMatch={deriveLiveMatch([START])}
        onPhase={(phase) => started.push(phase)}
      />,
    );
    passMinutes(34);
    const before = classOfButton();
    passMinutes(1);
    expect(classOfButton()).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Descanso' }));
    expect(started).toEqual(['descanso']);
  });

  it.each<[string, PhaseKind, boolean, readonly string[]]>([
    ['while somebody leads', 'segunda_parte', false, ['Final del partido']],
    [
      'of a level second half',
      'segunda_parte',
      true,
      ['Final del partido', 'Hay prórroga', 'Penaltis'],
    ],
    ['before extra time', 'fin_segunda_parte', true, ['Empezar prórroga']],
    ['in extra time', 'prorroga_1', false, ['Descanso de la prórroga']],
    ['in its break', 'descanso_prorroga', true, ['Empezar 2.ª parte de la prórroga']],
    ['of a level extra time', 'prorroga_2', true, ['Penaltis', 'Final del partido']],
    ['of extra time with a winner', 'prorroga_2', false, ['Final del partido']],
    ['after a level extra time', 'fin_prorroga', true, ['Penaltis', 'Final del partido']],
    ['in a shoot-out', 'tanda', true, ['Final del partido']],
  ])('offers the phases that can follow %s, the usual one first', (_name, tipo, isLevel, names) => {
    const phase: Step = { id: tipo, instante: KICKOFF, tipo };
    const goal: Step = { id: 'g', instante: KICKOFF, tipo: 'gol_anotado' };
    const log = [START, phase, ...(isLevel ? [] : [goal])];
    render(<PhaseButtons liveMatch={deriveLiveMatch(log)} onPhase={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('is hidden once the match has ended', () => {
    const final: Step = { id: 'f', instante: KICKOFF, tipo: 'final' };
    render(<PhaseButtons liveMatch={deriveLiveMatch([START, final])} onPhase={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('the clock of a half counts from the half’s start and is never negative', () => {
  const half = {
    fase: 'segunda_parte',
    starts: { primera_parte: '2026-03-01T10:00:00.000Z', segunda_parte: KICKOFF },
    minutos_parte: 45,
  } as const;
  const clockAfter = (seconds: number) =>
    clockText(half, new Date(Date.parse(KICKOFF) + seconds * 1000));
  expect(clockAfter(67)).toBe('46:07');
  expect(clockAfter(-9)).toBe('45:00');
});
