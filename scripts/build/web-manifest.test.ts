import { describe, expect, it } from 'vitest';
import { collectFiles, parseManifest } from './web-manifest';

const manifest = parseManifest(
  JSON.stringify({
    entry: { file: 'entry.js', imports: ['app', 'react'] },
    app: { file: 'app.js', imports: ['styles', 'react'], dynamicImports: ['later'] },
    styles: { file: 'styles.js', imports: ['react'] },
    react: { file: 'react.js' },
    later: { file: 'later.js', imports: ['app'] },
  }),
);

describe('the files of a build', () => {
  it('are listed once each, dependencies first: the page starts them in this order', () => {
    const files = ['react.js', 'styles.js', 'app.js', 'entry.js'];
    expect([...collectFiles(manifest, ['entry'])]).toEqual(files);
    expect(() => collectFiles(manifest, ['nobody'])).toThrow('nobody');
  });

  it('are collected through circular imports', () => {
    const circular = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
    expect([...collectFiles(parseManifest(JSON.stringify(circular)), ['a'])]).toEqual([
      'b.js',
      'a.js',
    ]);
  });

  it('of a named group of modules are found by its name, once', () => {
    const grouped = parseManifest(
      JSON.stringify({
        '_start-1.js': { file: 'start-1.js', name: 'start' },
        'a.ts': { file: 'a.js', src: 'a.ts', name: 'a', imports: ['_start-1.js'] },
      }),
    );
    expect([...collectFiles(grouped, ['start', 'a.ts'])]).toEqual(['start-1.js', 'a.js']);
  });
});
