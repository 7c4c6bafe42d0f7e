/*
 * jsdom matches every element against all rules of its own style sheet, and that anew after each change of the page: half of
 * what a screen's test took. A page of a test has no other styles than attributes, so its own sheet can be asked by name.
 */

const computed = window.getComputedStyle.bind(window);

/** `display` of a bare element of a name, as jsdom's sheet has it. */
const displays = new Map<string, string>();
function displayOfName(name: string): string {
  const known = displays.get(name);
  if (known !== undefined) return known;
  const { display } = computed(document.createElement(name));
  displays.set(name, display);
  return display;
}

const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;

function displayOf(element: Element): string {
  const isHidden =
    element.hasAttribute('hidden') ||
    (element instanceof HTMLInputElement && element.type === 'hidden');
  if (isHidden) return 'none';
  const own = styleOf(element)?.display;
  if (own !== undefined && own !== '') return own;
  // A closed dialog is none; an open one is a block.
  if (element instanceof HTMLDialogElement) return element.open ? 'block' : 'none';
  return displayOfName(element.localName);
}

/** A property that an element has from the nearest one around it that sets it. */
function inherited(
  element: Element,
  property: 'visibility' | 'pointerEvents',
  initial: string,
): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = styleOf(at)?.[property];
    if (own !== undefined && own !== '' && own !== 'inherit') return own;
  }
  return initial;
}

/** What `getComputedStyle` says of an element that only attributes style: read when asked, as the real one is. */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const read = (property: string): unknown => {
    switch (property) {
      case 'display':
        return displayOf(element);
      case 'visibility':
        return inherited(element, 'visibility', 'visible');
      case 'pointerEvents':
        return inherited(element, 'pointerEvents', 'auto');
      case 'getPropertyValue':
        return read;
      default:
        return styleOf(element)?.getPropertyValue(property) ?? '';
    }
  };
  return new Proxy({} as CSSStyleDeclaration, { get: (_none, key) => read(String(key)) });
}
