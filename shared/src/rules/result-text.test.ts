import { describe, expect, it } from 'vitest';
import { decisionText, joinParts, scoreParts, scoreText, partidoTitle } from './titles';

const level = { goles_anotados: 2, goles_encajados: 2, nombre_equipo: 'Rival CF' };
const shootOut = { ...level, tanda: { anotados: 4, encajados: 3 } };
const walkover = { goles_anotados: 3, goles_encajados: 0, nombre_equipo: 'Rival CF' };

describe('the text of a result', () => {
  it.each([
    [{ ...level, local: true }, '2 - 2'],
    [{ ...shootOut, local: true }, '2-2 (4-3 p.)'],
    [{ ...shootOut, local: false }, '2-2 (3-4 p.)'],
    [{ ...level, local: true, goles_anotados: null, goles_encajados: null }, 'VS'],
  ])('has the home side first in goals and kicks: %o', (partido, text) => {
    expect(scoreText(partido)).toBe(text);
  });

  it('has its parts apart for a small place', () => {
    expect(scoreParts({ ...shootOut, local: false })).toEqual({ goals: '2-2', kicks: '(3-4 p.)' });
    expect(scoreParts({ ...walkover, local: false })).toEqual({ goals: '0 - 3' });
  });

  it.each([
    [{ ...shootOut }, 'Pasa Mi club'],
    [{ ...level, tanda: { anotados: 2, encajados: 3 } }, 'Pasa Rival CF'],
    [{ ...level, tanda: { anotados: 3, encajados: 3 } }, ''],
    [{ ...walkover, incomparecencia: 'rival' as const }, 'Incomparecencia de Rival CF'],
    [{ ...walkover, incomparecencia: 'propia' as const }, 'Incomparecencia de Mi club'],
    [level, ''],
  ])('says what decided it: %o', (partido, text) => {
    expect(decisionText(partido, 'Mi club')).toBe(text);
  });

  it('is in the title of the match', () => {
    const played = { local: true, jugado: true } as const;
    expect(partidoTitle({ ...shootOut, ...played }, 'Mi club')).toBe(
      'Mi club 2-2 (4-3 p.) Rival CF',
    );
    expect(partidoTitle({ ...walkover, ...played, incomparecencia: 'rival' }, 'Mi club')).toBe(
      'Mi club 3 - 0 Rival CF (por incomparecencia)',
    );
  });

  it('joins only what is there', () => {
    expect(joinParts(', ', 'Liga', '', 'El Encinar')).toBe('Liga, El Encinar');
    expect(joinParts(', ', 'Liga', '')).toBe('Liga');
  });
});
