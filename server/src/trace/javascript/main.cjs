// The main module of a recording, in the program's own realm. It hands over what is needed of it, as it
// is before the program has changed anything, and runs the program in its own place.
const fs = require('fs');
const vm = require('vm');
const { types } = require('util');

/** @type {any} its way to end at once is no public part of it */
const own = process;
const { apply, defineProperty } = Reflect;
const [emit, exitNow, functionText] = [own.emit, own.reallyExit, Function.prototype.toString];
const { fstatSync, writeSync } = fs;
const cpuUsage = process.cpuUsage.bind(process);
const { isProxy, isNativeError, isMap, isSet, isDate, isRegExp, isDataView } = types;

/**
 * @param {string} recorder makes the recorder, in another realm
 * @param {import('./recorder/start.cjs').Given} given
 */
// eslint-disable-next-line no-unused-vars -- called by the text that is put behind this
function record(recorder, given) {
  vm.runInContext(recorder, vm.createContext())(world(), given);
}

/** @returns {import('./recorder/start.cjs').World} */
function world() {
  return {
    types: {
      ...{ isProxy, isNativeError, isMap, isSet, isDate, isRegExp, isDataView },
      isArguments: types.isArgumentsObject,
    },
    Object,
    surroundings: [globalThis, process, console, module, module.exports],
    cpuMs() {
      const { user, system } = cpuUsage();
      return (user + system) / 1000;
    },
    put: (text) => writeSync(1, text),
    size: () => fstatSync(1).size,
    exitNow: (code) => apply(exitNow, process, [code]),
    compile: (code) => compile('', code),
    runScript(name, hooks, code) {
      const body = compile(name, code)(hooks);
      apply(body, module.exports, [module.exports, require, module, __filename, __dirname]);
    },
    runModule(name, hooks, code) {
      defineProperty(globalThis, name, { value: hooks, configurable: true });
      fs.writeFileSync(`${__dirname}/main.mjs`, code);
      void import(`${__dirname}/main.mjs`);
    },
    watch({ failed, ended, textOf }) {
      process.on('uncaughtExceptionMonitor', (error) => {
        if (process.listenerCount('uncaughtException') === 0) failed(error);
      });
      watchEnd(ended);
      hideHooks(textOf);
    },
  };
}

/** @param {string} hooks @param {string} code */
function compile(hooks, code) {
  const text = `(function(${hooks}){return function(exports,require,module,__filename,__dirname){${code}\n}})`;
  const importModuleDynamically = vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  return new vm.Script(text, { filename: __filename, importModuleDynamically }).runInThisContext();
}

/** @param {(code: number) => void} ended after all that the program has put off to its end */
function watchEnd(ended) {
  put(process, 'emit', {
    /** @param {any} name @param {any[]} rest */
    emit(name, ...rest) {
      const isEnd = name === 'exit' && own._exiting;
      const answer = apply(emit, this, [name, ...rest]);
      if (isEnd) ended(Number(process.exitCode ?? rest[0] ?? 0) & 0xff);
      return answer;
    },
  });
  put(process, 'reallyExit', {
    /** @param {any} code */
    reallyExit(code) {
      ended(Number(code ?? 0) & 0xff);
      apply(exitNow, process, [code]);
    },
  });
}

/** @param {(text: string) => string} textOf what the program's author wrote */
function hideHooks(textOf) {
  const texts = {
    /** @this {any} */
    toString() {
      const of = this === texts.toString ? functionText : this;
      return textOf(apply(functionText, of, []));
    },
  };
  put(Function.prototype, 'toString', texts);
}

/**
 * A method, so that it is as the one whose place it takes: no constructor.
 * @param {any} object @param {string} name @param {Record<string, any>} from
 */
function put(object, name, from) {
  defineProperty(object, name, {
    ...{ value: from[name], writable: true, configurable: true, enumerable: false },
  });
}
