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

/** Names begin with a verb or are plain nouns: `deriveScore`, not `scoreOf` or `golesDe`. */
const verbFirst = {
  create(context) {
    const check = ({ id }) => {
      if (id?.name !== 'oneOf' && /[a-z](?:Of|De)$/.test(id?.name ?? '')) {
        context.report({
          node: id,
          message: 'A name begins with a verb instead of ending in «Of».',
        });
      }
    };
    return { VariableDeclarator: check, FunctionDeclaration: check };
  },
};

export default {
  meta: { name: 'club' },
  rules: { 'no-async-wait': noAsyncWait, 'verb-first': verbFirst },
};
