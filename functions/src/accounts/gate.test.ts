import { describe, expect, it } from 'vitest';
import { createAgotados } from './gate';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const MINUTE_S = 60;

describe('the memory of exhausted counters', () => {
  it('has the latest end of several windows', () => {
    const agotados = createAgotados();
    agotados.remember('cuenta:ana', START + 500_000, at(0));
    agotados.remember('direccion:1', START + 900_000, at(0));
    expect(agotados.until(['cuenta:ana', 'direccion:2'], at(1))).toBe(START + 500_000);
    expect(agotados.until(['cuenta:ana', 'direccion:1'], at(1))).toBe(START + 900_000);
    expect(agotados.until(['cuenta:eva', 'direccion:2'], at(1))).toBeUndefined();
  });

  it('expires after a minute, so that the store is asked again, and at the end of the window', () => {
    const agotados = createAgotados();
    agotados.remember('a', START + 900_000, at(0));
    agotados.remember('b', START + 10_000, at(0));
    expect(agotados.until(['b'], at(9))).toBe(START + 10_000);
    expect(agotados.until(['b'], at(10))).toBeUndefined();
    expect(agotados.until(['a'], at(MINUTE_S - 1))).toBe(START + 900_000);
    expect(agotados.until(['a'], at(MINUTE_S))).toBeUndefined();
  });

  it('forgets a counter after a correct password', () => {
    const agotados = createAgotados();
    agotados.remember('a', START + 900_000, at(0));
    agotados.forget('a');
    expect(agotados.until(['a'], at(0))).toBeUndefined();
  });

  it('has a limited size and drops the oldest entry', () => {
    const agotados = createAgotados(2);
    for (const valor of ['a', 'b', 'a', 'c']) agotados.remember(valor, START + 900_000, at(0));
    expect(agotados.until(['b'], at(0))).toBeUndefined();
    expect(agotados.until(['a'], at(0))).toBeDefined();
    expect(agotados.until(['c'], at(0))).toBeDefined();
  });
});
