const id = (f) => f; const f = id(n => f(n + 1));
try { f(0); } catch (e) { console.log(e.name); }
