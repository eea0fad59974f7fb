const order = []; setTimeout(() => { order.push('timeout'); const t = setInterval(() => { order.push('interval'); if (order.length > 6) { clearInterval(t); console.log(order.join()); } }, 1); }, 2);
Promise.resolve().then(() => order.push('then')).finally(() => order.push('finally')); process.nextTick(() => order.push('tick')); order.push('sync');
process.on('beforeExit', () => { if (!order.done) { order.done = true; setTimeout(function again() { console.log('again'); }); } });
