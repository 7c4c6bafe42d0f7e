/** Lint rules that oxlint does not have. */
const noAsyncWait = {
  create: (context) => ({
    CallExpression({ callee, arguments: [waiting] }) {
      if (callee.property?.name !== 'waitForFunction' || waiting?.async !== true) return;
      context.report({
        node: waiting,
        message:
          'An async function returns a promise, which counts as true: use waitFor (scripts/platform) with page.evaluate.',
      });
    },
  }),
};

/** Only domain nouns are Spanish: `golesOf`, not `golesDe`. */
const onlyOf = {
  create: (context) => ({
    Identifier(node) {
      if (/[a-z]De$/.test(node.name)) {
        context.report({ node, message: 'Names are English: «…Of» instead of «…De».' });
      }
    },
  }),
};

export default {
  meta: { name: 'club' },
  rules: { 'no-async-wait': noAsyncWait, 'only-of': onlyOf },
};
