import { SIN_CAMBIOS, withCambios } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { Freshness } from './freshness';

const at = (version: number, changed: Readonly<Record<string, number>> = {}, desde = 0) => ({
  version,
  desde,
  documentos: { ...changed },
});

describe('whether a document is still as it was read', () => {
  it('is so of what came with the page until the count says otherwise', () => {
    const fresh = new Freshness(['publico/portada', 'calendarios/t'], 4);
    expect(fresh.isCurrent('publico/portada')).toBe(true);
    expect(fresh.isCurrent('publico/noticias')).toBe(false);
    fresh.hear(at(6, { 'publico/portada': 5 }));
    expect(fresh.isCurrent('publico/portada')).toBe(false);
    expect(fresh.isCurrent('calendarios/t')).toBe(true);
  });

  it('costs nothing when the count stands where it stood', () => {
    const fresh = new Freshness(['publico/portada'], 5);
    fresh.hear(at(5, { 'publico/portada': 5 }));
    expect(fresh.isCurrent('publico/portada')).toBe(true);
  });

  it('is not so of a document that changed while it was read', () => {
    const fresh = new Freshness([], undefined);
    expect(fresh.version).toBeUndefined();
    fresh.hear(at(5));
    const before = fresh.version ?? -1;
    fresh.hear(at(6, { 'partidos/1': 6 }));
    fresh.note('partidos/1', before);
    expect(fresh.isCurrent('partidos/1')).toBe(false);
    fresh.note('partidos/1', 6);
    expect(fresh.isCurrent('partidos/1')).toBe(true);
  });

  it('stays known of what has not changed when the count has forgotten the changes of that time', () => {
    const fresh = new Freshness(['partidos/1', 'partidos/2'], 5);
    let count = at(5);
    for (let operation = 0; operation < 400; operation += 1) {
      count = withCambios(count, [`jugadores/${String(operation)}`], 0);
      // One of the two is looked at all the time, the other page was closed in between and heard nothing.
      fresh.hear(count);
    }
    expect(count.desde).toBeGreaterThan(5);
    expect(fresh.isCurrent('partidos/1')).toBe(true);
    const slept = new Freshness(['partidos/1'], 5);
    slept.hear(count);
    expect(slept.isCurrent('partidos/1')).toBe(false);
  });

  it('is known of nothing when the count is that of another database', () => {
    const fresh = new Freshness(['partidos/1'], 9);
    fresh.hear(at(3));
    expect(fresh.isCurrent('partidos/1')).toBe(false);
  });

  it('begins at zero where nobody has counted yet, and where the count cannot be had', () => {
    const fresh = new Freshness([], undefined);
    fresh.hear(SIN_CAMBIOS);
    expect(fresh.version).toBe(0);
    const without = new Freshness([], undefined);
    without.doWithoutCount();
    expect(without.version).toBe(0);
  });
});
