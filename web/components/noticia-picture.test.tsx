import { mediaName } from '@club/shared';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticiaPicture } from './noticia-picture';

const partido = {
  local: false,
  nombre_equipo: 'CF Sotillo',
  goles_anotados: 4,
  goles_encajados: 2,
};

describe('picture of a news item', () => {
  it('shows the score of the linked match, home side first', () => {
    const away = render(<NoticiaPicture id="n1" media={[]} partido={partido} />);
    expect(away.container.textContent).toBe('2 - 4');
    away.rerender(<NoticiaPicture id="n1" media={[]} partido={{ ...partido, local: true }} />);
    expect(away.container.textContent).toBe('4 - 2');
    const shootOut = { ...partido, goles_encajados: 4, tanda: { anotados: 5, encajados: 4 } };
    away.rerender(<NoticiaPicture id="n1" media={[]} partido={shootOut} />);
    expect(away.container.textContent).toBe('4-4 (4-5 p.)');
    away.rerender(<NoticiaPicture id="n1" media={[]} />);
    expect(away.container.textContent).toBe('');
  });

  it('hides the score from screen readers, as the title has it', () => {
    const { getByText } = render(<NoticiaPicture id="n1" media={[]} partido={partido} />);
    expect(getByText('2 - 4').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the photo without a score if there is one', () => {
    const media = [mediaName('n1', '0123456789abcdef')];
    const { container } = render(<NoticiaPicture id="n1" media={media} partido={partido} />);
    expect(container.querySelector('img')).not.toBeNull();
    expect(container.textContent).toBe('');
  });
});
