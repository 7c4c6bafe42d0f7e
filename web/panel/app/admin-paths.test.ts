import { describe, expect, it } from 'vitest';
import { adminPaths } from './admin-paths';
import { screens } from './screens';

describe('the paths of the panel', () => {
  it('are exactly the paths of its screens', () => {
    const known = Object.values(adminPaths).flatMap((path) =>
      typeof path === 'string' ? path : [path(':id'), path(':paso')],
    );
    expect(screens.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  });
});
