import { trozosOf } from './enlaces';

/** A text of somebody's as text, in which addresses of the web are links that lead out. */
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
