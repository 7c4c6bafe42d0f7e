import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../build/index';

const words = (text: string) => text.trim().split(/\s+/);

/** Spanish domain nouns that may stand inside English names (docs/glossary.md). */
const NOUNS = words(`
  acta actas alineacion alineaciones campo campos clasificacion clasificaciones competicion competiciones cronica
  cronicas dorsal dorsals equipo equipos escudo escudos estadisticas evento eventos jornada jornadas jugador jugadores
  mvp noticia noticias partido partidos plantilla temporada temporadas
`);

/**
 * Names that are stored, sent or shown, and in no schema of this repository: fields, deployed functions, paths, choices
 * and keys of texts. Fields in schemas are found in the code.
 */
const WIRE = words(`
  amarillas anonimo anulado aplazado avisos avisosFront ayudante calendarios cambiados cancelado comienzo convocatoria
  convocatorias copias correcciones creados cuadernos derecha descanso despues dia dobles edades editarJugador
  editarNoticia editarPartido encajado esperado esquema empezar entorno fase fecha finalizado formato foto franjas
  guardado hecha hora horario idempotencia inicio izquierda jugados limite lista listo mitades nuevas oscuro otro
  pagina patrocinador perfil portada privado programada programadas programado proximos raro reservas retirados roja
  ruta siguienteId sinCambios sobran suspendido titulares vacia activa anotados apellidos cabeza falta penalti salir
  Colores Camiseta Contacto Donaciones Nombre Patrocinadores Textos VITE_EMULADORES TOPE_PROYECTO TOPE_FACTURACION
  CLUB_AVISOS_CLAVE CLUB_AVISOS_SECRETO
`);

/** Words of software, and names of people in tests. */
const TERMS = words(`
  bgcolor ctz dequal DQT EOI eneko eventarc firestore iat ical ics IDBP iker ikm iptc jfif jitless kty LRU Mib oklch
  Pwa reactfire redoable resvg RLM unlisten unzoned uow vclock vevent vtimezone webcal webpush ximo
`);

/** Spanish words that an English dictionary knows. */
const SPANISH = words(`
  aviso clave con dato desde dia fecha foto fotos gol hasta hora para parte paso por que rol sin sobre tarea una valor
`);

/** Fields that may be called so when stored, but not variables and parameters: these have an English name. */
const FIELDS_ONLY: ReadonlySet<string> = new Set(
  words(`
    ajustes borrador clave claves cuando cuenta cuentas dia enlace fila filas foto fotos historial imagen imagenes lugar
    parte paso pasos registro rol ruta texto titulo valor
  `),
);

const OPTIONS = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

async function parseSources(): Promise<ts.SourceFile[]> {
  const found: ts.SourceFile[] = [];
  for await (const file of glob(
    '{shared,functions,web,scripts,bench,testing,e2e,firestore-rules}/**/*.{ts,tsx}',
    { cwd: ROOT, exclude: (name) => ['node_modules', 'dist', '.tsbuild'].includes(name) },
  )) {
    const text = await readFile(path.join(ROOT, file), 'utf8');
    found.push(ts.createSourceFile(file, text, OPTIONS));
  }
  return found;
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => {
    visit(child, each);
  });
}

/**
 * Names that the files declare, each with a function that says where. Names of stored and sent fields are left out:
 * those in `WIRE`, in zod schemas, and in the folders that describe records and calls.
 */
function declaredNames(files: readonly ts.SourceFile[]): Map<string, () => string> {
  const declared = new Map<string, () => string>();
  const wire = new Set(WIRE);
  for (const file of files) {
    const isTable = /^shared\/src\/(api|records|schemas|eventos|vocabulary)/.test(file.fileName);
    const addFields = (node: ts.Node) => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
        wire.add(node.name.getText(file));
    };
    visit(file, (node) => {
      if (isTable) addFields(node);
      else if (
        ts.isCallExpression(node) &&
        file.text.startsWith('z.', node.expression.getStart(file))
      )
        visit(node, addFields);
      const { name } = node as { readonly name?: ts.Node };
      if (!name || !ts.isIdentifier(name) || ts.isPropertyAccessExpression(node)) return;
      declared.set(name.text, () => {
        const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
        return `${file.fileName}:${String(line + 1)}`;
      });
    });
  }
  for (const name of wire) declared.delete(name);
  return declared;
}

it('names are English, apart from the domain nouns and what is stored, sent or shown', async () => {
  const files = await parseSources();
  const names = declaredNames(files);
  const text = [...names.keys()]
    // Only stored fields have underscores between lower-case words; attributes have hyphens.
    .filter((name) => !/^[a-z0-9]+([_-][a-z0-9]+)+$/.test(name))
    .join('\n');
  const { issues } = await spellCheckDocument(
    { uri: 'file:///names.ts', text, languageId: 'typescript', locale: 'en,en-GB' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      words: [...NOUNS, ...TERMS],
      flagWords: SPANISH,
      // Off, because it has only misspelled words and loads slowly.
      dictionaries: ['!en-common-misspellings'],
      minWordLength: 3,
      maxNumberOfProblems: 1_000,
      maxDuplicateProblems: 1_000,
    },
  );
  const lines = text.split('\n');
  const nameAt = (offset: number) => lines[text.slice(0, offset).split('\n').length - 1] ?? '';
  const wrong = new Set(issues.map(({ offset }) => nameAt(offset)));
  expect([...wrong].map((name) => `${name} (${names.get(name)?.() ?? ''})`)).toEqual([]);
});

/** Whether a node declares a variable or parameter. `{ foto }` does not count: it has the name of its field. */
const isVariable = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  (ts.isBindingElement(node) && node.propertyName !== undefined);

it('variables and parameters that hold a stored field have an English name', async () => {
  const found: string[] = [];
  for (const file of await parseSources()) {
    visit(file, (node) => {
      const name = isVariable(node) ? node.name?.getText(file) : undefined;
      if (name !== undefined && FIELDS_ONLY.has(name)) found.push(`${name} (${file.fileName})`);
    });
  }
  expect(found).toEqual([]);
});
