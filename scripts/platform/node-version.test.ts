import { describe, expect, it } from 'vitest';
import { requireNode } from './node-version';
import { UserError } from './user-error';

describe('the Node version of the scripts', () => {
  it.each(['22.0.0', '24.21.0', '26.1.0'])('may be %s', (version) => {
    expect(() => {
      requireNode(version);
    }).not.toThrow();
  });

  it.each(['18.20.0', '20.20.2'])('may not be %s, which is reported in one sentence', (version) => {
    let error: unknown;
    try {
      requireNode(version);
    } catch (reason) {
      error = reason;
    }
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toBe(
      `Hace falta Node 22 o posterior y este es el ${version}: instala Node 24 (https://nodejs.org o «nvm install 24») y vuelve a ejecutar «npm ci».`,
    );
  });
});
