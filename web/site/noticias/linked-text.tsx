import { trozosOf } from './links';

/** User text as plain text, with web addresses as external links. */
export function LinkedText({ texto }: { readonly texto: string }) {
  return trozosOf(texto).map(({ texto: trozo, href }, index) =>
    href === undefined ? (
      trozo
    ) : (
      <a key={index} href={href} rel="noopener nofollow ugc">
        {trozo}
      </a>
    ),
  );
}
