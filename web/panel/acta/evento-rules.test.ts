import { describe, expect, it } from 'vitest';
import { openActa } from './acta-state';
import { choicesFor, onlyValid } from './evento-rules';
import { ACTIVE, ADD, draft, PLAYED, run } from './testing/demo-acta';

describe('entering an event', () => {
  const opened = openActa(PLAYED, ACTIVE);
  const idsOf = (jugadores: readonly { readonly jugador_id: string }[]) =>
    jugadores.map(({ jugador_id: id }) => id);

  it('offers only called-up players, and never the scorer as assistant', () => {
    const choices = choicesFor(opened, { ...opened.borrador, autor: 'ana' });
    expect(idsOf(choices.autores)).toEqual(['ana', 'bea', 'ida']);
    expect(idsOf(choices.assistants)).toEqual(['bea', 'ida']);
  });

  it.each([
    ['gol anotado', undefined, { autores: 3, assistants: 0, forma: false, own: true }],
    ['gol anotado', 'ana', { autores: 3, assistants: 2, forma: true, own: false }],
    ['gol encajado', undefined, { autores: 0, assistants: 0, forma: false, own: true }],
    ['tarjeta roja', 'ana', { autores: 3, assistants: 0, forma: false, own: false }],
  ] as const)('for %s by %s, offers only the allowed choices', (evento, autor, expected) => {
    const choices = choicesFor(opened, { mitad: 'primera_parte', evento, autor });
    expect({
      autores: choices.autores.length,
      assistants: choices.assistants.length,
      forma: choices.canHaveForma,
      own: choices.canBeOwnGoal,
    }).toEqual(expected);
  });

  it('drops values that no longer apply when the kind changes', () => {
    const state = run(
      opened,
      draft({ autor: 'ana' }),
      draft({ asistente: 'bea', forma: 'penalti', minuto: 30 }),
      draft({ evento: 'gol encajado' }),
    );
    expect(state.borrador).toEqual({
      mitad: 'primera_parte',
      evento: 'gol encajado',
      minuto: 30,
    });
  });

  it.each([
    [
      'keeps a goal’s form, assistant and minute with added time',
      { autor: 'ana', forma: 'cabeza', asistente: 'bea', minuto: 45, anadido: 2 },
      { autor: 'ana', forma: 'cabeza', asistente: 'bea', minuto: 45, anadido: 2 },
    ],
    ['drops added time without a minute', { autor: 'ana', anadido: 2 }, { autor: 'ana' }],
    ['drops form and assistant without an author', { forma: 'cabeza', asistente: 'bea' }, {}],
    ['keeps an own goal without an author', { ownGoal: true }, { ownGoal: true }],
    ['drops the own goal if there is an author', { autor: 'ana', ownGoal: true }, { autor: 'ana' }],
    ['drops an own goal flag that is false', { ownGoal: false }, {}],
    ['drops an author who is not called up', { autor: 'nadie', forma: 'cabeza' }, {}],
  ] as const)('%s', (_what, said, kept) => {
    const data = { mitad: 'segunda_parte', evento: 'gol anotado' } as const;
    expect(onlyValid(opened, { autor: undefined, ...data, ...said })).toEqual({
      ...data,
      ...kept,
    });
  });

  it('drops an assistant who becomes the author', () => {
    const state = run(
      opened,
      draft({ autor: 'ana' }),
      draft({ asistente: 'bea' }),
      draft({ autor: 'bea' }),
    );
    expect(state.borrador).toMatchObject({ autor: 'bea' });
    expect(state.borrador.asistente).toBeUndefined();
  });

  it('does not add a card without a player', () => {
    const state = run(opened, draft({ evento: 'tarjeta roja' }));
    expect(run(state, ADD)).toBe(state);
  });

  it('does not offer a second expulsion of one player', () => {
    const state = run(opened, draft({ evento: 'tarjeta roja' }), draft({ autor: 'bea' }), ADD);
    const second = choicesFor(state, { mitad: 'segunda_parte', evento: 'doble amarilla' });
    expect(idsOf(second.autores)).toEqual(['ana', 'ida']);
  });

  it('gives growing ids, keeps the half, and starts again with a goal', () => {
    const state = run(opened, draft({ mitad: 'segunda_parte' }), ADD, ADD);
    expect(state.eventos.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.borrador).toEqual({ mitad: 'segunda_parte', evento: 'gol anotado' });
  });

  it('removes the event with the given id only', () => {
    const state = run(opened, { type: 'quitar-evento', id: 3 }, ADD);
    expect(state.eventos.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
  });
});
