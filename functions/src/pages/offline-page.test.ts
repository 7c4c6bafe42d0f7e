import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import { describe, expect, it } from 'vitest';
import { offlinePage } from './offline-page';

const club = (nombre: string) => ({
  ajustes: { ...demoSettings, nombre },
  palettes: palettes(demoSettings.colores),
});

describe('the offline page', () => {
  const html = offlinePage(club('UD <Roja>'));

  it('names the club and says what can be done, without a script', () => {
    expect(html).toContain('<b>UD &lt;Roja&gt;</b>');
    expect(html).toContain('<a href="">Reintentar</a>');
    expect(html).not.toMatch(/<script|@import|url\(/);
  });

  it('has the club’s colours, light and dark', () => {
    const { light, dark } = palettes(demoSettings.colores);
    expect(html).toContain(`--brand:${light.brand}`);
    expect(html.split('@media (prefers-color-scheme:dark)')[1]).toContain(
      `--ground:${dark.ground}`,
    );
  });
});
