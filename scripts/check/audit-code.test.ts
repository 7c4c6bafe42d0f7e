import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { licenceProblems } from './licences';
import { secretProblems } from './secrets';

const lock = (packages: Record<string, object>) => JSON.stringify({ packages });

describe('licences', () => {
  it('must be allowed, or listed by package', () => {
    const problems = licenceProblems(
      lock({
        '': { license: 'UNLICENSED' },
        'node_modules/a': { license: 'MIT', version: '1.0.0' },
        'node_modules/b': { license: '(GPL-3.0 OR Apache-2.0)', version: '1.0.0' },
        'node_modules/c': { license: 'MPL-2.0', dev: true, version: '1.0.0' },
        'node_modules/d': { license: 'MPL-2.0', version: '1.0.0' },
        'node_modules/e/node_modules/f': { license: 'AGPL-3.0', dev: true, version: '2.0.0' },
        'node_modules/g': { version: '3.0.0' },
        'node_modules/@club/web': { link: true },
        'node_modules/web-push': { license: 'MPL-2.0', version: '3.6.7' },
        'node_modules/x/node_modules/web-push': { license: 'AGPL-3.0', version: '4.0.0' },
      }),
    );
    expect(problems).toEqual([
      'd 1.0.0: MPL-2.0, en lo que se publica',
      'f 2.0.0: AGPL-3.0',
      'g 3.0.0: sin licencia declarada',
      'web-push 4.0.0: AGPL-3.0, en lo que se publica',
    ]);
  });
});

describe('secrets', () => {
  // Concatenated, so that this file itself contains no secret.
  const random = 'a1B2c3D4e5'.repeat(5);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  /** A text that begins with the prefix of a known kind of secret. */
  const starting = (start: readonly string[], rest: string) => `${start.join('')}${rest}`;

  it.each<readonly [string, string]>([
    ['clave privada', pem],
    ['clave privada', pem.replaceAll('\n', String.raw`\n`)],
    ['cuenta de servicio', `{${starting(['"private', '_key_id": "'], random)}"}`],
    ['API de Google', starting(['AI', 'za'], random.slice(0, 35))],
    ['GitHub', starting(['gh', 'p_'], random.slice(0, 36))],
    ['firmado', [0, 1].map(() => starting(['ey', 'J'], random)).join('.') + `.${random}`],
    ['npm', starting(['//npm.example/:_auth', '='], random)],
    ['AWS', starting(['AK', 'IA'], 'ABCD1234'.repeat(2))],
    ['en una dirección', starting(['https:', '//'], 'ana:secreta@club.test')],
    ['en una dirección', starting(['https:', '//'], 'ana:secreta@10.0.0.5')],
    ['en una dirección', starting(['https:', '//'], 'ana:secreta@db.example-corp.com')],
  ])('finds a %s without repeating it', (kind, text) => {
    const problems = secretProblems('x.ts', `const a = 1;\n${text}\n`);
    expect(problems.join()).toContain(kind);
    expect(problems.join()).not.toContain(random.slice(0, 16));
  });

  it('finds secret files by their names', () => {
    for (const file of ['functions/deploy/.env', '.env.local', 'clave.pem']) {
      expect(secretProblems(file, ''), file).toHaveLength(1);
    }
    for (const file of ['functions/deploy/.env.ejemplo', 'scripts/env.ts', 'web/.envoltorio']) {
      expect(secretProblems(file, ''), file).toEqual([]);
    }
  });

  it('accepts plain code', () => {
    const code = `fetch(\`http://\${host}/accounts?key=demo\`); const url = 'https://club.example/@x';
      'https://ana:clave@www.club.example/' _password=
      name=ana`;
    expect(secretProblems('x.ts', code)).toEqual([]);
  });
});
