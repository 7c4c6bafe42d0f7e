import type { Bitmap } from './png';

/** Horizontal and vertical position, pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** Distance of a pixel from a shape's edge: negative inside. */
type Distance = (x: number, y: number) => number;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function polygonDistance(points: readonly Point[]): Distance {
  const edges = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from]);
  return (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    for (const [from, to] of edges) {
      if (!from || !to) continue;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const [px, py] = [x - from[0], y - from[1]];
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(px - along * dx, py - along * dy));
      const crosses = from[1] > y !== to[1] > y && x < (dx * py) / dy + from[0];
      if (crosses) isInside = !isInside;
    }
    return isInside ? -nearest : nearest;
  };
}

/** A bitmap to draw flat shapes on, with smooth edges. Colours as `#rrggbb`. */
export class Canvas {
  readonly bitmap: Bitmap;

  constructor(width: number, height: number) {
    this.bitmap = { width, height, pixels: new Uint8Array(width * height * 3) };
  }

  fillRect(
    left: number,
    top: number,
    width: number,
    height: number,
    color: string,
    alpha = 1,
  ): void {
    const [cx, cy] = [left + width / 2, top + height / 2];
    const box = { left, top, right: left + width, bottom: top + height };
    this.#fill(
      box,
      (x, y) => Math.max(Math.abs(x - cx) - width / 2, Math.abs(y - cy) - height / 2),
      color,
      alpha,
    );
  }

  fillCircle(centre: Point, radius: number, color: string): void {
    this.#fillRing(centre, radius, (distance) => distance - radius, color, 1);
  }

  strokeCircle(centre: Point, radius: number, width: number, color: string, alpha: number): void {
    const ring = (distance: number) => Math.abs(distance - radius) - width / 2;
    this.#fillRing(centre, radius + width, ring, color, alpha);
  }

  /** Fills a closed outline, made larger by `grow` pixels all around, or smaller. */
  fillPolygon(points: readonly Point[], color: string, grow = 0): void {
    const distance = polygonDistance(points);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const margin = Math.max(0, grow);
    const box = {
      left: Math.min(...xs) - margin,
      top: Math.min(...ys) - margin,
      right: Math.max(...xs) + margin,
      bottom: Math.max(...ys) + margin,
    };
    this.#fill(box, (x, y) => distance(x, y) - grow, color, 1);
  }

  #fillRing(
    [cx, cy]: Point,
    reach: number,
    shape: (distance: number) => number,
    color: string,
    alpha: number,
  ): void {
    const box = { left: cx - reach, top: cy - reach, right: cx + reach, bottom: cy + reach };
    this.#fill(box, (x, y) => shape(Math.hypot(x - cx, y - cy)), color, alpha);
  }

  #fill(box: Box, distance: Distance, color: string, alpha: number): void {
    const { width, height, pixels } = this.bitmap;
    const rgb = channels(color);
    const [firstX, firstY] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
    for (let y = firstY; y < Math.min(height, box.bottom + 1); y += 1) {
      for (let x = firstX; x < Math.min(width, box.right + 1); x += 1) {
        const cover = alpha * Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)));
        if (cover === 0) continue;
        rgb.forEach((value, channel) => {
          const at = (y * width + x) * 3 + channel;
          pixels[at] = Math.round((pixels[at] ?? 0) * (1 - cover) + value * cover);
        });
      }
    }
  }
}
