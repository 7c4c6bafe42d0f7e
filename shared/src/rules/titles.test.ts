import { describe, expect, it } from 'vitest';
import { demoSettings } from '../demo/index';
import {
  decisionText,
  documentTitle,
  jugadorTitle,
  partidoTitle,
  scoreParts,
  scoreText,
} from './titles';

const { nombre: club, lema } = demoSettings;
const level = { goles_anotados: 2, goles_encajados: 2, nombre_equipo: 'Rival CF' };
const won = { ...level, goles_anotados: 3, goles_encajados: 0 };
const shootOut = { ...level, tanda: { anotados: 4, encajados: 3 } };
const walkover = { ...won, incomparecencia: 'rival' as const };
const unplayed = { ...level, goles_anotados: null, goles_encajados: null };

describe('page titles', () => {
  it('are page and club; the home page has club and motto', () => {
    expect(documentTitle('Plantilla', demoSettings)).toBe(`Plantilla · ${club}`);
    expect(documentTitle('', demoSettings)).toBe(`${club} · ${lema}`);
  });

  it.each([
    [{ ...won, local: true, jugado: true }, 'Mi club 3 - 0 Rival CF'],
    [{ ...shootOut, local: true, jugado: true }, 'Mi club 2-2 (4-3 p.) Rival CF'],
    [{ ...walkover, local: true, jugado: true }, 'Mi club 3 - 0 Rival CF (por incomparecencia)'],
    [{ ...unplayed, local: true, jugado: false }, 'Mi club VS Rival CF'],
  ])('put the home side first, and VS before a match (reglas 11 and 25): %o', (partido, title) => {
    expect(partidoTitle(partido, 'Mi club')).toBe(title);
  });

  it('have a player’s first surname if it is public', () => {
    expect(jugadorTitle({ nombre: 'Marcos', apellido1: 'López' })).toBe('Marcos López');
    expect(jugadorTitle({ nombre: 'Marcos', apellido1: '' })).toBe('Marcos');
  });
});

describe('the text of a result', () => {
  it('has the home side first in goals and kicks', () => {
    expect(scoreText({ ...shootOut, local: false })).toBe('2-2 (3-4 p.)');
    expect(scoreText({ ...unplayed, local: true })).toBe('VS');
    expect(scoreParts({ ...shootOut, local: false })).toEqual({ goals: '2-2', kicks: '(3-4 p.)' });
    expect(scoreParts({ ...walkover, local: false })).toEqual({ goals: '0 - 3' });
  });

  it.each([
    [shootOut, 'Pasa Mi club'],
    [{ ...level, tanda: { anotados: 2, encajados: 3 } }, 'Pasa Rival CF'],
    [walkover, 'Incomparecencia de Rival CF'],
    [{ ...walkover, incomparecencia: 'propia' as const }, 'Incomparecencia de Mi club'],
    [level, ''],
  ])('says what decided it: %o', (partido, text) => {
    expect(decisionText(partido, 'Mi club')).toBe(text);
  });
});
