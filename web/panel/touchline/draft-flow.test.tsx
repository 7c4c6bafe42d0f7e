import {
  capitalise,
  type Entry,
  EVENTOS,
  EVENTO_STEPS,
  EVENTO_KINDS,
  EVENTO_STEP_KINDS,
  type EventoStepKind,
  perRow,
  type Step,
} from '@club/shared';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoteButtons } from './note-buttons';
import { DraftFlow } from './draft-flow';
import { SubstitutionFlow } from './substitution-flow';
import { type Draft, type Notebook, openNotebook } from './notebook';
import type { TouchlineController } from './touchline';
import { MatchContext, openMatch } from './use-match';
import type { Entries } from './use-notes';
import { PARTIDO } from './testing/server';

const jugador = (id: string, dorsal: number) =>
  ({ jugador_id: id, nombre_con_inicial: `${id} P.`, dorsal, fila: 'defensas' }) as const;
const INSTANT = PARTIDO.fecha_date;

/** Renders a touchline flow over a notebook and collects what it notes. */
function openFlow(
  fields: Partial<Notebook>,
  flow: (draft: Draft, onDone: (entry: Entry) => void) => ReactNode,
): readonly Entry[] {
  const noted: Entry[] = [];
  const finishDraft = (entry: Entry) => Promise.resolve(noted.push(entry) > 0);
  function Flow() {
    const [notebook, setNotebook] = useState({
      ...openNotebook(PARTIDO, [], () => 'id'),
      ...fields,
    });
    const { borrador: draft } = notebook;
    if (!draft) throw new Error('no draft');
    const setAuthor = (autor_id: string) => {
      setNotebook({ ...notebook, borrador: { ...draft, autor_id } });
      return Promise.resolve(true);
    };
    const entries: Partial<Entries> = { setAuthor, finishDraft };
    const match = openMatch({} as TouchlineController, entries as Entries, notebook);
    return (
      <MatchContext value={match}>{flow(draft, (entry) => void finishDraft(entry))}</MatchContext>
    );
  }
  render(<Flow />);
  return noted;
}

/** Taps once the question accepts taps; needs fake timers. */
function tap(name: string) {
  act(() => {
    vi.advanceTimersByTime(300);
  });
  fireEvent.click(screen.getByText(name));
}

/** Opens the questions for an event and collects what is noted. */
const open = (tipo: EventoStepKind, pasos: Notebook['pasos'] = []) =>
  openFlow(
    {
      borrador: { tipo, instante: INSTANT },
      plantilla: [jugador('ana', 9), jugador('bea', 4)],
      pasos,
    },
    (draft) => <DraftFlow borrador={draft} />,
  );

beforeEach(() => {
  vi.useFakeTimers();
});

describe('entering an event at the touchline', () => {
  it.each(EVENTO_KINDS.filter((tipo) => EVENTOS[tipo].autor !== 'nadie'))(
    'notes «%s» for the tapped player',
    (evento) => {
      const { paso, ...clase } = EVENTOS[evento];
      if (paso === null) return;
      const noted = open(paso);
      expect(screen.getByText(EVENTO_STEPS[paso].pregunta ?? '')).toBeDefined();
      const kind = screen.queryByText(capitalise(clase.nombre));
      if (kind) fireEvent.click(kind);
      tap('ana P.');
      if (clase.asistente) tap('bea P.');
      expect(noted).toEqual([
        { evento, autor_id: 'ana', ...(clase.asistente && { asistente_id: 'bea' }) },
      ]);
    },
  );

  it.each([
    ['No lo sé', { evento: 'gol anotado' }],
    ['Propia puerta del rival', { evento: 'gol anotado', propia_puerta: true }],
  ])('a goal: «%s»', (answer, entry) => {
    const noted = open('gol_anotado');
    tap(answer);
    expect(noted).toEqual([entry]);
  });

  it('requires a player for a card, and sends nobody off twice', () => {
    const red = { tipo: 'tarjeta', evento: 'tarjeta roja', autor_id: 'ana' } as const;
    const noted = open('tarjeta', [{ id: 'r', instante: INSTANT, ...red }]);
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
      <NoteButtons row="otros" onBegin={onBegin} />
      <NoteButtons row="goles" onBegin={onBegin} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(new Set(begun)).toEqual(new Set(EVENTO_STEP_KINDS));
  expect(begun.slice(-2)).toEqual(['gol_encajado', 'gol_anotado']);
});

const LINEUP: readonly Step[] = [
  {
    id: 'a',
    instante: INSTANT,
    tipo: 'alineacion',
    filas: { ...perRow(() => []), delanteros: ['ana'], suplentes: ['bea', 'eva'] },
  },
  { id: 'c', instante: INSTANT, tipo: 'comienzo' },
];

const openSubstitution = (pasos: readonly Step[]) =>
  openFlow(
    {
      borrador: { tipo: 'cambio', instante: INSTANT },
      plantilla: [jugador('ana', 1), jugador('bea', 2), jugador('eva', 3)],
      pasos: [...pasos],
    },
    (draft, onDone) => <SubstitutionFlow borrador={draft} onDone={onDone} />,
  );

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

  it('needs the line-up', () => {
    openSubstitution([]);
    expect(screen.getByText(/Pon la alineación en «Más»/)).toBeTruthy();
  });

  it('in the break before extra time counts those since the second half began', () => {
    const change = (id: string, sale: string, entra: string): Step => ({
      id,
      instante: INSTANT,
      tipo: 'cambio',
      sale_id: sale,
      entra_id: entra,
      mitad: id === 'x' ? 'primera_parte' : 'segunda_parte',
    });
    openSubstitution([
      ...LINEUP,
      change('x', 'ana', 'bea'),
      { id: 's', instante: INSTANT, tipo: 'segunda_parte' },
      change('y', 'bea', 'eva'),
      { id: 'f', instante: INSTANT, tipo: 'fin_segunda_parte' },
    ]);
    expect(screen.getByText(/se apuntan seguidos\. Van 1\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listo' })).toBeTruthy();
  });
});
