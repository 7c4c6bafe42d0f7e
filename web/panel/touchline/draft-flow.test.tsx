import {
  capitalise,
  EVENTOS,
  EVENTO_STEPS,
  EVENTO_KINDS,
  EVENTO_STEP_KINDS,
  type EventoStepKind,
} from '@club/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoteButtons } from './note-buttons';
import { DraftFlow } from './draft-flow';
import type { Notebook } from './notebook';
import { openFlow, tap } from './testing/open-flow';
import { PARTIDO } from './testing/server';

const jugador = (id: string, dorsal: number) =>
  ({ jugador_id: id, nombre_con_inicial: `${id} P.`, dorsal, fila: 'defensas' }) as const;
const INSTANT = PARTIDO.fecha_date;

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
