import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
const base = process.env.BASE ?? 'http://127.0.0.1:5000';
const games = await (await fetch(base + '/b-api/fetch-partidos')).json();
const played = games.filter((g) => g.jugado).sort((a, c) => c.goles_anotados - a.goles_anotados)[0];
const un = games.find((g) => g.estado === 'aplazado') ?? games.find((g) => !g.jugado);
const js = await (await fetch(base + '/b-api/fetch-ranking-goleadores')).json();
const routes = { home: '/', partidos: '/partidos', partido: '/partidos/' + played._id, sinjugar: '/partidos/' + un._id, estadisticas: '/estadisticas', plantilla: '/plantilla', jugador: '/jugador/' + js[0].jugador_id, noticias: '/noticias', donaciones: '/donaciones', privacidad: '/privacidad', nada: '/nada', ...(process.env.EXTRA ? JSON.parse(process.env.EXTRA) : {}) };
const only = process.env.ONLY?.split(',');
for (const [w, scheme] of (process.env.SIZES ?? '360:light,1280:light,360:dark').split(',').map((x) => x.split(':'))) {
  const ctx = await b.newContext({ viewport: { width: +w, height: w === '360' ? 740 : 800 }, colorScheme: scheme });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(w, m.text()); });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  for (const [n, r] of Object.entries(routes)) {
    if (only && !only.includes(n)) continue;
    await page.goto(base + r, { waitUntil: 'load' });
    await page.waitForFunction(() => !document.querySelector('[aria-label=Cargando]') && document.querySelector('main')?.textContent.length > 5);
    const ov = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (ov > 0) console.log('overflow', n, w, ov);
    await page.screenshot({ path: `/tmp/shots/${n}-${w}-${scheme}.png`, fullPage: true });
  }
  await ctx.close();
}
await b.close();
