function deep(n) { const own = [n]; if (n === 0) throw new RangeError('bottom'); try { deep(n - 1); } finally { own.push(1); } }
try { deep(900); } catch (e) { console.log(e.message); }
const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); console.log(sum(1200));
