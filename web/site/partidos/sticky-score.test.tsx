import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeIntersections } from '../../lib/testing/intersection';
import { SAMPLE_MATCH } from './sample-match';
import { StickyScore } from './sticky-score';

describe('sticky score', () => {
  let viewport: ReturnType<typeof fakeIntersections>;
  beforeEach(() => {
    viewport = fakeIntersections();
  });
  const show = () =>
    render(<StickyScore partido={SAMPLE_MATCH} liveStatus={{ text: "63'", isForgotten: false }} />);

  it('appears, hidden from screen readers, only while the large score is above the window', () => {
    const { container } = show();
    expect(container.textContent).toBe('');
    viewport.tell(false, -20);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe("MC2 - 1AR63'");
    viewport.tell(true, 40);
    expect(container.textContent).toBe('');
    // Below the window.
    viewport.tell(false, 900);
    expect(container.textContent).toBe('');
  });

  it('stops observing after unmounting', () => {
    const { unmount } = show();
    expect(viewport.count()).toBe(1);
    unmount();
    expect(viewport.count()).toBe(0);
  });
});
