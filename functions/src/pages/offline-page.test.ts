import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import { describe, expect, it } from 'vitest';
import { offlinePage } from './offline-page';

describe('the offline page', () => {
  const colours = palettes(demoSettings.colores);
  const html = offlinePage({
    ajustes: { ...demoSettings, nombre: 'UD <Roja>' },
    palettes: colours,
  });

  it('names the club and says what can be done, without a script', () => {
    expect(html).toContain('<b>UD &lt;Roja&gt;</b>');
    expect(html).toContain('<a href="">Reintentar</a>');
    expect(html).not.toMatch(/<script|@import|url\(/);
  });

  it('has the club’s colours, light and dark', () => {
    expect(html).toContain(`--brand:${colours.light.brand}`);
    expect(html.split('@media (prefers-color-scheme:dark)')[1]).toContain(
      `--ground:${colours.dark.ground}`,
    );
  });
});
