import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_MODULES, collectFiles, manifestFile, parseManifest } from './web-manifest';

/** Maximum wait for the first paint, milliseconds. */
const PAINT_TIMEOUT_MS = 2_000;
/** Milliseconds after the page's load event at which the code starts if the reader does nothing. */
const QUIET_MS = 6_000;
/** Events that show that a reader is active. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * The page's only script. After the first paint it turns the disabled links of functions/src/pages/render.ts into
 * preloads. The code starts at the reader's first input, some seconds after the page's load event, or at once if the
 * page has no content yet, must be live (`directo`) or is from the offline cache (`guardada`). Each file is evaluated
 * in its own task, dependencies first and the entry last: in one long task a phone would not respond to input. Links
 * work before hydration (web/site/main.tsx). The last click on a button, or choice in a list, is repeated after it,
 * unless React has handled it: React gives its elements a property `__react…`. In a background tab, which never
 * paints, the code starts at once. If the browser reports no paint, `PAINT_TIMEOUT_MS` counts as the paint.
 */
const starter = (files: readonly string[]) => `
const {directo,guardada}=document.documentElement.dataset,signs=${JSON.stringify(SIGNS)},uses=["click","change"];
let begun,used;
const use=({target,type})=>{
const control=target.closest?.("#root :is(button,select)");
used=control&&!Object.keys(control).some(key=>key.startsWith("__react"))?[control,type]:undefined
};
const preload=()=>{for(const link of document.querySelectorAll("link[rel=codigo]"))link.rel="modulepreload"};
const start=async()=>{
if(begun)return;
begun=true;
for(const sign of signs)removeEventListener(sign,start,true);
preload();
for(const file of ${JSON.stringify(files.map((file) => `/${file}`))}){
await import(file);
await new Promise(done=>{const{port1,port2}=new MessageChannel();port1.onmessage=done;port2.postMessage(0)})
}};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
for(const type of uses)addEventListener(type,use,true);
addEventListener("hydrated",()=>{
for(const type of uses)removeEventListener(type,use,true);
used?.[0].dispatchEvent(new MouseEvent(used[1],{bubbles:true}))
});
const painted=()=>{
preload();
if(directo!==undefined||guardada!==undefined||!document.querySelector("#root>*"))start();
else if(document.readyState==="complete")setTimeout(start,${String(QUIET_MS)});
else addEventListener("load",()=>setTimeout(start,${String(QUIET_MS)}))
};
if(document.hidden)start();else{setTimeout(painted,${String(PAINT_TIMEOUT_MS)});
new PerformanceObserver((list,observer)=>{if(list.getEntriesByName("first-contentful-paint").length){
observer.disconnect();setTimeout(painted)}}).observe({type:"paint",buffered:true})}`;

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
  const code = starter([...collectFiles(manifest, ['site/index.html'])]);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/arranque-${hash}.js`;
  await writeFile(path.join(web, file), code);
  const withStarter = {
    ...(JSON.parse(json) as object),
    [starterKey]: { file, isEntry: true },
  };
  await writeFile(listFile, JSON.stringify(withStarter));
  const preloaded = [...page.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(
    ([, url]) => url,
  );
  const preloads = [...collectFiles(manifest, modules)]
    .filter((needed) => !preloaded.includes(needed))
    .map((needed) => `<link rel="modulepreload" crossorigin href="/${needed}">`);
  if (!ENTRY_SCRIPT.test(page)) throw new Error('the built page has no module script');
  const script = `<script type="module" crossorigin src="/${file}"></script>`;
  await writeFile(pageFile, page.replace(ENTRY_SCRIPT, script + preloads.join('')));
}
