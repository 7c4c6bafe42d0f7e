import type { Ajustes } from '@club/shared';
import { barePage } from '../http/bare-page';

const STYLE = `
body { font: 17px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center; }
img { width: 96px; margin: 0 auto; }
a { display: inline-block; padding: 12px; color: inherit; }
`;

/** What is shown instead of a page that was never seen when there is no connection; needs nothing but itself. */
export const offlinePage = ({ nombre }: Pick<Ajustes, 'nombre'>): string =>
  barePage({
    titulo: `Sin conexión · ${nombre}`,
    estilo: STYLE,
    cabecera: '<meta name="color-scheme" content="light dark">',
    cuerpo: `
<main>
<img src="/icono-192.png" alt="" width="96" height="96">
<h1>Sin conexión</h1>
<p>Esta página aún no está guardada en este dispositivo. Las que ya has visto se pueden leer también sin conexión.</p>
<p><a href="">Reintentar</a> <a href="/">Ir a la portada</a></p>
</main>
`,
  });
