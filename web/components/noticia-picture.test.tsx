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

describe('the picture of a news item', () => {
  it('says how the match ended that it tells of, home side first', () => {
    const away = render(<NoticiaPicture id="n1" media={[]} partido={partido} />);
    expect(away.container.textContent).toBe('2 - 4');
    away.rerender(<NoticiaPicture id="n1" media={[]} partido={{ ...partido, local: true }} />);
    expect(away.container.textContent).toBe('4 - 2');
    away.rerender(<NoticiaPicture id="n1" media={[]} />);
    expect(away.container.textContent).toBe('');
  });

  it('is no text to who hears the page: the title tells it', () => {
    const { getByText } = render(<NoticiaPicture id="n1" media={[]} partido={partido} />);
    expect(getByText('2 - 4').getAttribute('aria-hidden')).toBe('true');
  });

  it('is its photo where it has one, without the score', () => {
    const media = [mediaName('n1', '0123456789abcdef')];
    const { container } = render(<NoticiaPicture id="n1" media={media} partido={partido} />);
    expect(container.querySelector('img')).not.toBeNull();
    expect(container.textContent).toBe('');
  });
});
