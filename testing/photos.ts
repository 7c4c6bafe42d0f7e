import type { Page } from '@playwright/test';
import { ascii, jpegSegment } from '../shared/src/testing/tiny-pictures';

/** A photo like those of phones: large, detailed, with EXIF. Left half red, right half blue. */
export async function takePhoto(page: Page, ...size: [width: number, height: number]) {
  const base64 = await page.evaluate(([width, height]) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const picture = context.createImageData(width, height);
    let seed = 1;
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      const isLeft = pixel % width < width / 2;
      picture.data[pixel * 4] = (isLeft ? 170 : 20) + (seed % 80);
      picture.data[pixel * 4 + 1] = seed % 60;
      picture.data[pixel * 4 + 2] = (isLeft ? 20 : 170) + ((seed >> 8) % 80);
      picture.data[pixel * 4 + 3] = 255;
    }
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
  }, size);
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from(jpegSegment(0xe1, [...ascii('Exif\0\0'), ...ascii('GPS 40.48,-3.36')]));
  return {
    name: 'IMG_0042.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]),
  };
}
