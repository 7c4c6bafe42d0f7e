import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_MODULES, filesOf, manifestFile, parseManifest } from './web-manifest';

/** Maximum wait for the first paint, milliseconds. */
const PAINT_TIMEOUT_MS = 2_000;

/**
 * The page's only script. It loads the site's code after the first paint. First it enables the links that `page`
 * has disabled (functions/src/pages/render.ts), so that they all load at once. Each file is evaluated in its own
 * task, dependencies first and the entry last: in one task a phone would not respond to input meanwhile.
 */
const starter = (files: readonly string[]) =>
  'let begun=false;const start=async()=>{if(begun)return;begun=true;' +
  'for(const link of document.querySelectorAll("link[rel=codigo]"))link.rel="modulepreload";' +
  `for(const file of ${JSON.stringify(files.map((file) => `/${file}`))}){` +
  'await import(file);' +
  'await new Promise(done=>{const{port1,port2}=new MessageChannel();port1.onmessage=done;port2.postMessage(0)})' +
  '}};' +
  // A background tab never paints, so it starts at once. A browser that reports no paints has painted by the timeout.
  `if(document.hidden)start();else{setTimeout(start,${String(PAINT_TIMEOUT_MS)});` +
  'new PerformanceObserver((list,observer)=>{if(list.getEntriesByName("first-contentful-paint").length){' +
  'observer.disconnect();setTimeout(start)}}).observe({type:"paint",buffered:true})}';

const ENTRY_SCRIPT = /<script type="module"[^>]*><\/script>/;

/**
 * Makes a built page start its code after the first paint. A module script would be evaluated before the paint, which
 * delays the content noticeably on a phone (docs/decisions/0007). The starter is added to the build's manifest like
 * any other file.
 */
export async function startAfterPaint(web: string): Promise<void> {
  const listFile = manifestFile(web, 'site');
  const pageFile = path.join(web, 'site/index.html');
  const [json, page] = await Promise.all([readFile(listFile, 'utf8'), readFile(pageFile, 'utf8')]);
  const manifest = parseManifest(json);
  const [starterKey, ...modules] = ENTRY_MODULES;
  const code = starter([...filesOf(manifest, ['site/index.html'])]);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/arranque-${hash}.js`;
  await writeFile(path.join(web, file), code);
  const withStarter = {
    ...(JSON.parse(json) as object),
    [starterKey]: { file, isEntry: true },
  };
  await writeFile(listFile, JSON.stringify(withStarter));
  const known = [...page.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(
    ([, url]) => url,
  );
  const preloads = [...filesOf(manifest, modules)]
    .filter((needed) => !known.includes(needed))
    .map((needed) => `<link rel="modulepreload" crossorigin href="/${needed}">`);
  if (!ENTRY_SCRIPT.test(page)) throw new Error('the built page has no module script');
  const script = `<script type="module" crossorigin src="/${file}"></script>`;
  await writeFile(pageFile, page.replace(ENTRY_SCRIPT, script + preloads.join('')));
}
