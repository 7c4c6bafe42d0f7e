import { type CalendarDoc, type CallUp, firestorePaths } from '@club/shared';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { BeforeMatch } from './before-match';
import { SAMPLE_COMING, samplePlayer } from './sample-match';

const CALENDAR = { temporada_id: 'muestra', partidos: {} } as CalendarDoc;
const CALL_UP: CallUp = {
  jugadores: ['muestra-9', 'muestra-4'],
  hora_str: '17:00',
  lugar: 'Bar La Dehesa',
  nota: 'Traed las dos camisetas.',
  publica: true,
};
const squad = {
  jugadores: Object.fromEntries(
    [samplePlayer(9, 'Álex R.'), samplePlayer(4, 'Bartolomé S.')].map((one) => [
      one.jugador_id,
      one,
    ]),
  ),
};

function show(callUp: CallUp | null | undefined, suspended: readonly object[] = []) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(suspended)));
  const store = new LiveStore({
    ...(callUp !== undefined && { [firestorePaths.convocatoria(SAMPLE_COMING._id)]: callUp }),
    [firestorePaths.plantilla()]: squad,
  });
  return render(
    <MemoryRouter>
      <LiveStoreContext value={store}>
        <BeforeMatch partido={SAMPLE_COMING} calendario={CALENDAR} />
      </LiveStoreContext>
    </MemoryRouter>,
  );
}

describe('below a match to be played', () => {
  it('shows a published call-up by number, with meeting, note and a share button', () => {
    show(CALL_UP);
    expect(screen.getByText('Quedamos: 17:00, Bar La Dehesa')).toBeTruthy();
    expect(screen.getByText('Traed las dos camisetas.')).toBeTruthy();
    const players = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(players).toEqual(['4 Bartolomé S.', '9 Álex R.']);
    expect(screen.getByRole('button', { name: 'Compartir convocatoria' })).toBeTruthy();
  });

  it.each([[null], [{ ...CALL_UP, publica: false }]])('shows no call-up for %o', (callUp) => {
    show(callUp);
    expect(screen.queryByText('Convocatoria')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Últimos enfrentamientos' })).toBeTruthy();
  });

  it('waits with the rest while the call-up is loading', () => {
    show(undefined);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('names suspended players with the reason', async () => {
    show(null, [{ jugador_id: 'a', nombre_con_inicial: 'Ana P.', motivo: 'doble amarilla' }]);
    expect(await screen.findByText('Sancionados: Ana P. (doble amarilla)')).toBeTruthy();
  });
});
