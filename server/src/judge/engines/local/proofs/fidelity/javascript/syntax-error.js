console.log('never printed';
