const fail = async (n) => { if (n > 1) throw new Error('n' + n); return n; };
async function all() { const out = []; for (const n of [1, 2, 3]) { try { out.push(await fail(n)); } catch ({ message }) { out.push(message); } finally { out.push('f'); } } return out; }
all().then(console.log); new Promise((_, no) => { no(new Error('x')); }).catch((e) => console.log(e.message)); new Promise(() => { throw new Error('thrown in'); }).catch((e) => console.log(e.message));
Promise.reject(1).catch((e) => { throw e + 1; }).catch((e) => console.log(e)); Promise.race([fail(1), fail(2)]).then(console.log); Promise.any([fail(2), fail(1)]).then((v) => console.log('any', v));
const thenable = { then(ok) { ok('thenable'); } }; (async () => console.log(await thenable))();
