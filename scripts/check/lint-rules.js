/** Lint rules that oxlint does not have. */
const noAsyncWait = {
  create: (context) => ({
    CallExpression({ callee, arguments: [waiting] }) {
      if (callee.property?.name !== 'waitForFunction' || waiting?.async !== true) return;
      context.report({
        node: waiting,
        message:
          'Playwright takes the promise itself for a yes: waitFor (scripts/platform) with page.evaluate.',
      });
    },
  }),
};

/** `golesOf`, not `golesDe`: names of the domain are Spanish, what is done with them is said in English, once. */
const onlyOf = {
  create: (context) => ({
    Identifier(node) {
      if (/[a-z]De$/.test(node.name)) {
        context.report({ node, message: '«…De» is called «…Of» in this house.' });
      }
    },
  }),
};

export default {
  meta: { name: 'club' },
  rules: { 'no-async-wait': noAsyncWait, 'only-of': onlyOf },
};
