import { clubStyle } from '@club/shared';
import { barePage, escapeMarkup } from '../escape';
import type { ClubWeb } from './render';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;color:var(--text);background:var(--ground);font:1rem/1.5 system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;min-height:48px;padding:5px 16px;color:var(--on-brand);background:var(--brand)}
header b,h1{font-family:'Barlow Condensed','Roboto Condensed','Arial Narrow',system-ui,sans-serif;font-weight:700;line-height:1.1}
header b{font-size:1.5rem}
main{align-self:center;justify-self:center;width:min(480px,100% - 32px);margin:24px 0;padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--paper);text-align:center}
h1{margin:12px 0 8px;font-size:2.25rem}
p{margin:0 0 16px}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
nav a{display:inline-grid;align-items:center;min-height:44px;padding:8px 18px;border:1px solid var(--line);border-radius:999px;color:var(--primary);font-weight:700;text-decoration:none}
nav a:first-child{border-color:transparent;color:var(--on-primary);background:var(--primary)}
a:focus-visible{outline:3px solid var(--secondary);outline-offset:2px}
`;

/** Page shown offline instead of a page that is not cached. Needs nothing but its picture. */
export const offlinePage = ({ ajustes: { nombre }, palettes }: ClubWeb): string =>
  barePage({
    title: `Sin conexión · ${nombre}`,
    style: clubStyle(palettes) + STYLE,
    body: `
<header><img src="/icono-192.png" alt="" width="38" height="38"><b>${escapeMarkup(nombre)}</b></header>
<main>
<img src="/icono-192.png" alt="" width="96" height="96">
<h1>Sin conexión</h1>
<p>Esta página aún no está guardada en este dispositivo. Las que ya has visto se pueden leer también sin conexión.</p>
<nav aria-label="Seguir"><a href="">Reintentar</a><a href="/">Ir a la portada</a></nav>
</main>
`,
  });
