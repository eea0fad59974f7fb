#!/usr/bin/env python3
# -*- coding: latin-1 -*-
import sys
print(len('é'), ascii('é日'), len(sys.stdin.read()))
