/** A piece of text on a PDF page, at its place in points from the lower left. */
interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** Height within which pieces are on one line, and gap that separates columns, in points. */
const SAME_LINE = 3;
const COLUMN_GAP = 12;

/** The lines of a page from top to bottom. Columns are apart by four spaces. */
function linesOf(items: readonly PdfItem[]): string[] {
  const lines: { y: number; items: PdfItem[] }[] = [];
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const y = item.transform[5] ?? 0;
    const line = lines.find((one) => Math.abs(one.y - y) <= SAME_LINE);
    if (line) line.items.push(item);
    else lines.push({ y, items: [item] });
  }
  const left = ({ transform }: PdfItem) => transform[4] ?? 0;
  return lines
    .toSorted((a, b) => b.y - a.y)
    .map((line) => {
      let text = '';
      let end: number | undefined;
      for (const item of line.items.toSorted((a, b) => left(a) - left(b))) {
        const gap = end === undefined ? 0 : left(item) - end;
        text += gap > COLUMN_GAP ? '    ' : gap > 1 && !text.endsWith(' ') ? ' ' : '';
        text += item.str;
        end = left(item) + item.width;
      }
      return text.trimEnd();
    });
}

/** The text of a PDF, read in the browser. The reader is loaded only then. Throws if the file is no PDF. */
export async function readPdf(file: Blob): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item) => 'str' in item)).join('\n'));
  }
  return pages.join('\n');
}
