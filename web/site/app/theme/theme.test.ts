import { describe, expect, it } from 'vitest';
import { createClubTheme } from './theme';

/** Paths of all values within a value. */
function pathsOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const path = `${prefix}.${key}`;
    return typeof each === 'object' && each !== null ? pathsOf(each, path) : [path];
  });
}

/** What Material says of dark bars, which nothing here has, and of an icon's colour without one of its own. */
const ONLY_DARK = ['.palette.AppBar.darkBg', '.palette.AppBar.darkColor', '.palette.text.icon'];

describe('the theme of a page that has come with its style sheets', () => {
  const whole = createClubTheme();
  const styled = createClubTheme({ isStyled: true });

  it('has the names of all variables that a component can ask for', () => {
    const names = pathsOf(whole.vars);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !pathsOf(styled.vars).includes(name)).sort()).toEqual(ONLY_DARK);
  });

  it('says the same as the whole one of everything else that makes a style', () => {
    for (const part of ['palette', 'typography', 'shape', 'shadows', 'components'] as const) {
      expect(JSON.stringify(styled[part]), part).toBe(JSON.stringify(whole[part]));
    }
    expect(styled.vars.palette.primary).toEqual(whole.vars.palette.primary);
    expect(styled.vars.palette.resultado).toEqual(whole.vars.palette.resultado);
    expect(styled.applyStyles('dark', { color: 'red' })).toEqual(
      whole.applyStyles('dark', { color: 'red' }),
    );
  });
});
