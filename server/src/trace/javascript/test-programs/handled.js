process.on('uncaughtException', (e) => { console.log('handled', e.message); });
setTimeout(() => console.log('later'), 1);
throw new Error('oops');
