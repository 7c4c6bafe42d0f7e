import type { Locator, Page } from '@playwright/test';

type Files = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly string[]>;

/** A person's actions on a screen. */
export interface Effort {
  taps: number;
  /** Typed letters, without pasted ones. */
  typed: number;
  /** Scrolls needed to find something. */
  swipes: number;
}

/** Share of the screen that a swipe scrolls. */
const SWIPE = 0.8;

/** A simulated person, whose taps, letters and swipes are counted. */
export interface Person {
  readonly effort: Readonly<Effort>;
  /** Continues on another page: a link's target or a second tab. */
  at(page: Page): void;
  tap(target: Locator): Promise<void>;
  /** Replaces the content of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Appends to the content of a field. */
  add(field: Locator, text: string): Promise<void>;
  /** Pastes copied text into a field: tap the field, then «Pegar». */
  paste(field: Locator, text: string): Promise<void>;
  /** Opens a list of choices and picks one. */
  choose(select: Locator, option: string | { readonly label: string }): Promise<void>;
  /** Opens the file chooser and picks files. Several need a confirmation. */
  give(input: Locator, files: Files): Promise<void>;
}

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
