import type { Locator, Page } from 'playwright-core';

type Files = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly string[]>;

/** What somebody has done at a screen. */
export interface Effort {
  taps: number;
  /** Letters typed one by one; what is pasted is none. */
  typed: number;
  /** Times that the page was pushed on because what was looked for was not in view. */
  swipes: number;
}

/** A thumb moves a page by about this share of the screen. */
const SWIPE = 0.8;

/** Somebody at a page, whose taps, letters and swipes are counted. */
export interface Person {
  readonly effort: Readonly<Effort>;
  /** Goes on at another page, a link's or a second tab's. */
  at(page: Page): void;
  tap(target: Locator): Promise<void>;
  /** Into a field, in the place of what stands there. */
  type(field: Locator, text: string): Promise<void>;
  /** Behind what stands in a field. */
  add(field: Locator, text: string): Promise<void>;
  /** What was copied elsewhere: into the field, and «Pegar». */
  paste(field: Locator, text: string): Promise<void>;
  /** The list of choices is opened, and one of them taken. */
  choose(select: Locator, option: string | { readonly label: string }): Promise<void>;
  /** The list of files is opened, and each of them taken; several are confirmed. */
  give(input: Locator, files: Files): Promise<void>;
}

/** Somebody who begins at a page. */
export function personAt(start: Page): Person {
  let page = start;
  const effort: Effort = { taps: 0, typed: 0, swipes: 0 };
  const reach = async (target: Locator, taps: number) => {
    await target.waitFor({ state: 'attached' });
    const height = page.viewportSize()?.height ?? 1;
    const box = await target.boundingBox();
    if (box) {
      const beyond = Math.max(-box.y, box.y + box.height - height, 0);
      effort.swipes += Math.ceil(beyond / (height * SWIPE));
    }
    effort.taps += taps;
  };
  return {
    effort,
    at: (next) => {
      page = next;
    },
    tap: async (target) => {
      await target.waitFor();
      await reach(target, 1);
      await target.click();
    },
    type: async (field, text) => {
      await reach(field, 1);
      effort.typed += text.length;
      await field.fill(text);
    },
    add: async (field, text) => {
      await reach(field, 1);
      effort.typed += text.length;
      await field.fill((await field.inputValue()) + text);
    },
    paste: async (field, text) => {
      await reach(field, 2);
      await field.fill(text);
    },
    choose: async (select, option) => {
      await reach(select, 2);
      await select.selectOption(option);
    },
    give: async (input, files) => {
      const count = Array.isArray(files) ? files.length : 1;
      await reach(input, 1 + count + (count > 1 ? 1 : 0));
      await input.setInputFiles(files);
    },
  };
}

/** `31 taps, 3 letters, 4 swipes` */
export const effortText = ({ taps, typed, swipes }: Effort): string =>
  `${String(taps)} taps, ${String(typed)} letters, ${String(swipes)} swipes`;
